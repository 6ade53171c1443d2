import type { ErroCampo } from '@balcao/contracts';
import type { Faixa } from '../blocos/parametros-blocos.ts';
import { naFaixa, obrigatorio } from '../blocos/regra-campo.ts';
import { formatBps } from '../dinheiro/bps.ts';
import { formatCentavos, formatNumero } from '../dinheiro/format-numero.ts';
import { mascaras } from './mascaras.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { valorEm } from './caminho.ts';
import type { CampoDefinido, RiscoAberto } from './definicao-linha.ts';

/** Whether a field is asked, given the answers so far. */
export const isVisivel = ({ visivel }: CampoDefinido, risco: RiscoAberto): boolean => visivel?.(risco) ?? true;

/** Whether a field must be filled, given the answers so far. */
export const isObrigatorio = ({ obrigatorio: exigido }: CampoDefinido, risco: RiscoAberto): boolean =>
  typeof exigido === 'function' ? exigido(risco) : exigido === true;

const isVazio = (valor: unknown): boolean =>
  valor === undefined || valor === null || valor === '' || (Array.isArray(valor) && valor.length === 0);

const shown: Partial<Record<CampoDefinido['tipo'], (limite: number) => string>> = { dinheiro: formatCentavos, percentual: formatBps };

/** How the limits of a field are written. */
const showLimite = ({ tipo, sufixo }: CampoDefinido): ((limite: number) => string) =>
  shown[tipo] ?? ((limite) => `${formatNumero(limite)}${sufixo === '%' ? sufixo : ''}`);

function* judgeOpcoes({ nome, opcoes, exclusiva }: CampoDefinido, valor: unknown): Generator<ErroCampo> {
  if (!opcoes) return;
  const chosen = Array.isArray(valor) ? valor : [valor];
  if (chosen.some((one) => !Object.hasOwn(opcoes, String(one)))) yield erroCampo(nome, 'foraDaLista', 'Escolha uma das opções da lista.');
  if (exclusiva && chosen.length > 1 && chosen.includes(exclusiva)) {
    yield erroCampo(nome, 'conflito', `“${opcoes[exclusiva]}” não combina com as outras opções.`);
  }
}

/** What each visible field says of itself: filled when it must be, inside its range, one of its options. */
export function* judgeCampos(campos: readonly CampoDefinido[], risco: RiscoAberto): Generator<ErroCampo> {
  for (const campo of campos) {
    if (!isVisivel(campo, risco)) continue;
    const valor = valorEm({ risco }, campo.nome);
    if (isVazio(valor)) {
      if (isObrigatorio(campo, risco)) yield obrigatorio(campo.nome, campo.faltou);
      continue;
    }
    yield* judgeOpcoes(campo, valor);
    if (campo.mascara && typeof valor === 'string') yield* mascaras[campo.mascara].judge(campo.nome, valor);
    const faixa: Faixa | undefined = typeof campo.faixa === 'function' ? campo.faixa(risco) : campo.faixa;
    if (faixa) yield* naFaixa(campo.nome, valor as number, faixa, showLimite(campo));
  }
}
