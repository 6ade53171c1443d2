import type { Contrato, ErroCampo } from '@balcao/contracts';
import { isChassi, isPlaca } from '../documentos/veiculo.ts';
import { formatCentavos } from '../dinheiro/format-numero.ts';
import { erroCampo } from '../erros/codigo-erro.ts';

const falta = (campo: string, mensagem = 'Campo obrigatório.'): ErroCampo => erroCampo(campo, 'obrigatorio', mensagem);
const invalido = (campo: string, mensagem: string): ErroCampo => erroCampo(campo, 'invalido', mensagem);

function* judgeItens({ itens }: Contrato): Generator<ErroCampo> {
  for (const [index, { descricao, placa, chassi }] of itens.entries()) {
    if (descricao.trim() === '') yield falta(`itens.${index}.descricao`);
    if (placa !== null && !isPlaca(placa)) yield invalido(`itens.${index}.placa`, 'Informe uma placa válida.');
    if (chassi !== null && !isChassi(chassi)) yield invalido(`itens.${index}.chassi`, 'Informe um chassi válido.');
  }
}

function* judgeParcelas({ parcelas, premioLiquidoCentavos, iofCentavos }: Contrato): Generator<ErroCampo> {
  if (parcelas.length === 0) yield falta('parcelas', 'Informe ao menos uma parcela.');
  for (const [index, { valorCentavos }] of parcelas.entries())
    if (valorCentavos <= 0) yield invalido(`parcelas.${index}.valorCentavos`, 'Informe um valor maior que zero.');
  const total = premioLiquidoCentavos + iofCentavos;
  const somadas = parcelas.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0);
  // more than the premium is the interest of paying in instalments
  if (parcelas.length > 0 && somadas < total)
    yield invalido('parcelas', `As parcelas somam ${formatCentavos(somadas)}, menos que o prêmio total de ${formatCentavos(total)}.`);
}

function* judgeProdutores({ produtores }: Contrato): Generator<ErroCampo> {
  const ids = produtores.map(({ id }) => id);
  for (const [index, { id, pctBps }] of produtores.entries()) {
    if (ids.indexOf(id) < index) yield erroCampo(`produtores.${index}.id`, 'conflito', 'Este produtor já está na divisão.');
    if (pctBps <= 0) yield invalido(`produtores.${index}.pctBps`, 'Informe um percentual maior que zero.');
  }
  const soma = produtores.reduce((sum, { pctBps }) => sum + pctBps, 0);
  if (produtores.length > 0 && soma !== 10_000) yield invalido('produtores', 'A divisão entre os produtores precisa somar 100%.');
}

/**
 * What is wrong with a contract as it arrived, at its fields; nothing when it may be kept. What only the database knows (whether an insurer, a
 * ramo or a client is there, and whether a number is taken) is not judged here.
 *
 * @example validateContrato({ ...contrato, vigFim: contrato.vigIni }) // [{ campo: 'vigFim', … }]
 */
export function validateContrato(contrato: Contrato): ErroCampo[] {
  return [...judge()];

  function* judge(): Generator<ErroCampo> {
    const { bem, vigIni, vigFim, premioLiquidoCentavos, iofCentavos } = contrato;
    if (bem.trim() === '') yield falta('bem', 'Diga o que está segurado.');
    if (vigFim <= vigIni) yield invalido('vigFim', 'O fim da vigência precisa ser depois do início.');
    if (premioLiquidoCentavos <= 0) yield invalido('premioLiquidoCentavos', 'Informe um prêmio maior que zero.');
    if (iofCentavos < 0) yield invalido('iofCentavos', 'O IOF não pode ser negativo.');
    yield* judgeItens(contrato);
    yield* judgeParcelas(contrato);
    yield* judgeProdutores(contrato);
  }
}
