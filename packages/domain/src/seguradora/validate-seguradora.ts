import type { CondicaoSeguradora, DadosSeguradora, ErroCampo, FaixaEstornoSeguradora } from '@balcao/contracts';
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

/** What conditions may be agreed for; null where it is not known. */
interface Combinavel {
  /** Lines the insurer takes. */
  readonly linhas: readonly string[] | null;
  /** Line of each ramo. */
  readonly ramos: ReadonlyMap<string, string> | null;
}

/** What is wrong with where a condition holds. What no line of quoting covers is agreed ramo by ramo. */
function* judgeAlvo(campo: string, { linha, ramo }: CondicaoSeguradora, { linhas, ramos }: Combinavel): Generator<ErroCampo> {
  if (linha === 'OUTRO' && ramo === null) yield erroCampo(`${campo}.ramo`, 'obrigatorio', 'Escolha o ramo.');
  if (linha !== 'OUTRO' && linhas && !linhas.includes(linha))
    yield erroCampo(`${campo}.linha`, 'desconhecido', 'A seguradora não trabalha com esta linha.');
  if (ramo !== null && ramos && ramos.get(ramo) !== linha) yield erroCampo(`${campo}.ramo`, 'desconhecido', 'Escolha um ramo desta linha.');
}

function* judgeCondicoes(condicoes: readonly CondicaoSeguradora[], combinavel: Combinavel): Generator<ErroCampo> {
  for (const [index, condicao] of condicoes.entries()) {
    const { linha, ramo, padraoBps, minBps, maxBps, descontoMaxBps } = condicao;
    const campo = `condicoes.${index}`;
    yield* judgeAlvo(campo, condicao, combinavel);
    if (condicoes.slice(0, index).some((other) => other.linha === linha && other.ramo === ramo))
      yield ramo === null
        ? erroCampo(`${campo}.linha`, 'conflito', 'Já há uma condição para esta linha.')
        : erroCampo(`${campo}.ramo`, 'conflito', 'Já há uma condição para este ramo.');
    if (minBps > maxBps) yield erroCampo(`${campo}.maxBps`, 'foraDaFaixa', 'O máximo não pode ser menor que o mínimo.');
    else if (padraoBps < minBps || padraoBps > maxBps)
      yield erroCampo(`${campo}.padraoBps`, 'foraDaFaixa', 'A comissão padrão fica entre o mínimo e o máximo.');
    if (descontoMaxBps !== null && descontoMaxBps > parametrosBlocos.descontoBps.max)
      yield erroCampo(`${campo}.descontoMaxBps`, 'foraDaFaixa', 'O desconto máximo vai até 30%.');
  }
}

function* judgeEstorno(faixas: readonly FaixaEstornoSeguradora[]): Generator<ErroCampo> {
  for (const [index, { desde, ateMeses }] of faixas.entries())
    if (faixas.slice(0, index).some((outra) => outra.desde === desde && outra.ateMeses === ateMeses))
      yield erroCampo(`regrasEstorno.${index}.ateMeses`, 'conflito', 'Já há uma faixa até este mês, na mesma data.');
}

/**
 * What is wrong with what a brokerage agreed with an insurer, at its fields; nothing when it may be kept.
 *
 * @param linhas the insurer takes; null where they are not known
 * @param ramos the line of each; null where they are not known
 * @example validateSeguradora({ ...dados, telefoneSinistro: '123' }, { linhas: null, ramos: null }) // [{ campo: 'telefoneSinistro', … }]
 */
export function validateSeguradora(dados: DadosSeguradora, combinavel: Combinavel): ErroCampo[] {
  const telefones = (['telefoneSinistro', 'telefoneAssistencia'] as const).filter((campo) => {
    const telefone = dados[campo];
    return telefone !== null && !isTelefoneDeServico(telefone);
  });
  return [
    ...judgeCondicoes(dados.condicoes, combinavel),
    ...judgeEstorno(dados.regrasEstorno),
    ...telefones.map((campo) => erroCampo(campo, 'invalido', 'Informe um telefone, como 0800 123 4567 ou com DDD.')),
  ];
}
