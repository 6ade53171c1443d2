import type { CondicaoSeguradora, DadosSeguradora, ErroCampo } from '@balcao/contracts';
import { parametrosBlocos } from '../blocos/parametros-blocos.ts';
import { normalizeTelefone } from '../documentos/telefone.ts';
import { isTelefoneDeServico } from '../documentos/telefone-de-servico.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

/** What is written of an insurer in the form it is stored: telephones by their digits. */
export const normalizeSeguradora = (dados: DadosSeguradora): DadosSeguradora => ({
  ...dados,
  codigoCorretor: dados.codigoCorretor.trim(),
  telefoneSinistro: dados.telefoneSinistro && normalizeTelefone(dados.telefoneSinistro),
  telefoneAssistencia: dados.telefoneAssistencia && normalizeTelefone(dados.telefoneAssistencia),
});

function* judgeCondicoes(condicoes: readonly CondicaoSeguradora[], linhas: readonly string[] | null): Generator<ErroCampo> {
  for (const [index, { linha, padraoBps, minBps, maxBps, descontoMaxBps }] of condicoes.entries()) {
    const campo = `condicoes.${index}`;
    if (linhas && !linhas.includes(linha)) yield erroCampo(`${campo}.linha`, 'desconhecido', 'A seguradora não trabalha com esta linha.');
    if (condicoes.slice(0, index).some((other) => other.linha === linha))
      yield erroCampo(`${campo}.linha`, 'conflito', 'Já há uma condição para esta linha.');
    if (minBps > maxBps) yield erroCampo(`${campo}.maxBps`, 'foraDaFaixa', 'O máximo não pode ser menor que o mínimo.');
    else if (padraoBps < minBps || padraoBps > maxBps)
      yield erroCampo(`${campo}.padraoBps`, 'foraDaFaixa', 'A comissão padrão fica entre o mínimo e o máximo.');
    if (descontoMaxBps !== null && descontoMaxBps > parametrosBlocos.descontoBps.max)
      yield erroCampo(`${campo}.descontoMaxBps`, 'foraDaFaixa', 'O desconto máximo vai até 30%.');
  }
}

/**
 * What is wrong with what a brokerage agreed with an insurer, at its fields; nothing when it may be kept.
 *
 * @param linhas the insurer takes; null where they are not known
 * @example validateSeguradora({ ...dados, telefoneSinistro: '123' }, null) // [{ campo: 'telefoneSinistro', … }]
 */
export function validateSeguradora(dados: DadosSeguradora, linhas: readonly string[] | null): ErroCampo[] {
  const telefones = (['telefoneSinistro', 'telefoneAssistencia'] as const).filter((campo) => {
    const telefone = dados[campo];
    return telefone !== null && !isTelefoneDeServico(telefone);
  });
  return [
    ...judgeCondicoes(dados.condicoes, linhas),
    ...telefones.map((campo) => erroCampo(campo, 'invalido', 'Informe um telefone, como 0800 123 4567 ou com DDD.')),
  ];
}
