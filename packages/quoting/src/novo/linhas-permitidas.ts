import { Formulario, type Sessao } from '@balcao/contracts';
import { hasPermissao } from '@balcao/domain';
import { isSaudeForaDoPlano } from './contratacao-saude.ts';
import { rotaDoFormulario } from '../rota-do-formulario.ts';

/** The forms a session may open a new orçamento in, in the order they are offered. */
export const linhasPermitidas = (sessao: Sessao | null | undefined): Formulario[] =>
  Formulario.options.filter((formulario) => {
    const rota = rotaDoFormulario(formulario);
    if (!sessao || !rota || !hasPermissao(sessao, rota)) return false;
    return formulario !== 'SAUDE' || !isSaudeForaDoPlano(sessao);
  });

/** Whether a session may make a new orçamento of the data of another. */
export const mayCopy = (sessao: Sessao | null | undefined): boolean =>
  Boolean(sessao && hasPermissao(sessao, { needs: 'acessoMC', blockedBy: 'bloqueioDuplicarOrcamento' })) &&
  linhasPermitidas(sessao).length > 0;
