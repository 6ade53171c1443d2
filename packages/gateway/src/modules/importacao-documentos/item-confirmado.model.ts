import type { CoberturasContratadas, ErroCampo, FormaContratada, ItemConfirmado, NomeCampoLido } from '@balcao/contracts';
import { formatPlaca, isCnpj, isCpf, isData, normalizeDocumento } from '@balcao/domain';
import type { ContratoLido } from '../apolice/index.ts';
import type { EndossoLido } from '../endosso/index.ts';
import { cancelaPelaApolice, falta, invalido } from './importacao-documentos.errors.ts';

const FORMAS: readonly FormaContratada[] = ['BOLETO', 'PIX', 'CARTAO', 'DEBITO', 'CARNE', 'FATURA'];
const code = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

const coverOf = ({ nome, lmi, premio, franquia }: ItemConfirmado['coberturas'][number]): CoberturasContratadas['coberturas'][number] => ({
  codigo: code(nome),
  nome,
  lmiCentavos: lmi,
  premioCentavos: premio,
  franquiaCentavos: franquia,
});

const coversOf = ({ coberturas }: ItemConfirmado): CoberturasContratadas | null =>
  coberturas.length === 0
    ? null
    : {
        coberturas: coberturas.map(coverOf),
        franquias: coberturas.flatMap(({ nome, franquia }) =>
          franquia === null ? [] : [{ item: nome, tipo: null, valorCentavos: franquia }],
        ),
        assistencias: [],
      };

/** The fields of a document, taken one by one; what is missing or wrong is kept, so that one look tells all of it. */
function createTaker({ campos }: ItemConfirmado) {
  const erros: ErroCampo[] = [];
  const text = (campo: NomeCampoLido): string | null => {
    const valor = campos[campo];
    return typeof valor === 'string' && valor.trim() !== '' ? valor.trim() : null;
  };
  const integer = (campo: NomeCampoLido): number | null => {
    const valor = campos[campo];
    if (typeof valor !== 'number') return null;
    if (Number.isSafeInteger(valor)) return valor;
    erros.push(invalido(campo, 'Informe um número inteiro.'));
    return null;
  };
  function must<T>(campo: NomeCampoLido, valor: T | null): T | null {
    if (valor === null) erros.push(falta(campo));
    return valor;
  }
  function day(campo: NomeCampoLido): string {
    const dia = must(campo, text(campo));
    if (dia !== null && !isData(dia)) erros.push(invalido(campo, 'Informe uma data que existe.'));
    return dia ?? '';
  }
  return { erros, text, integer, must, day };
}

/** What is insured, in words: the car with its plate, the address, or the line's own name. */
function goodOf(text: (campo: NomeCampoLido) => string | null, integer: (campo: NomeCampoLido) => number | null): string | null {
  const [modelo, placa] = [text('modelo'), text('placa')];
  if (modelo || placa) return [modelo, integer('anoModelo'), placa && `· ${formatPlaca(placa)}`].filter(Boolean).join(' ');
  return text('endereco');
}

type Dito<T> = { readonly dito: T; readonly erros?: never } | { readonly dito?: never; readonly erros: readonly ErroCampo[] };

/**
 * What a confirmed policy or proposal says, or all that is wrong with it. `bem` of a person's insurance is who is insured.
 *
 * @param campoDoNumero the field with the number it is known by
 */
export function contratoLidoOf(
  item: ItemConfirmado,
  campoDoNumero: 'numeroApolice' | 'numeroProposta',
): Dito<ContratoLido & { readonly numero: string }> {
  const { erros, text, integer, must, day } = createTaker(item);
  const documento = normalizeDocumento(must('seguradoDocumento', text('seguradoDocumento')) ?? '');
  if (documento !== '' && !isCpf(documento) && !isCnpj(documento))
    erros.push(invalido('seguradoDocumento', 'Informe um CPF ou CNPJ válido.'));
  const nome = must('seguradoNome', text('seguradoNome')) ?? '';
  const [vigIni, vigFim] = [day('vigIni'), day('vigFim')];
  const bonus = integer('bonus');
  if (bonus !== null && (bonus < 0 || bonus > 10)) erros.push(invalido('bonus', 'A classe de bônus vai de 0 a 10.'));
  const comissaoBps = integer('comissao') ?? 0;
  if (comissaoBps < 0 || comissaoBps > 10_000) erros.push(invalido('comissao', 'Informe um percentual de 0 a 100.'));
  const dito = {
    numero: must(campoDoNumero, text(campoDoNumero)) ?? '',
    seguradora: must('seguradora', text('seguradora')) ?? '',
    ramo: must('ramo', text('ramo')) ?? '',
    segurado: { nome, documento },
    bem: goodOf(text, integer) ?? nome,
    item: { placa: text('placa'), chassi: text('chassi'), cep: text('cep') },
    vigIni,
    vigFim,
    emissao: text('emissao') ? day('emissao') : vigIni,
    premioLiquidoCentavos: must('premioLiquido', integer('premioLiquido')) ?? 0,
    iofCentavos: must('iof', integer('iof')) ?? 0,
    comissaoBps,
    forma: FORMAS.find((forma) => forma === text('forma')) ?? 'BOLETO',
    parcelas: item.parcelas.map(({ vencimento, valor }) => ({ vencimento, valorCentavos: valor })),
    coberturas: coversOf(item),
    bonus,
    ci: text('ci'),
  };
  return erros.length > 0 ? { erros } : { dito };
}

/** How an endorsement and its policy are known, and what it says; the policy is found by its number. */
export function endossoLidoOf(
  item: ItemConfirmado,
): Dito<Omit<EndossoLido, 'apoliceId'> & { readonly chave: { readonly seguradora: string; readonly numero: string } }> {
  const { erros, text, integer, must, day } = createTaker(item);
  const motivo = text('motivoEndosso');
  if (/cancel/i.test(motivo ?? '')) erros.push(cancelaPelaApolice());
  const dito = {
    chave: { seguradora: must('seguradora', text('seguradora')) ?? '', numero: must('numeroApolice', text('numeroApolice')) ?? '' },
    numero: must('numeroEndosso', text('numeroEndosso')) ?? '',
    motivo,
    vigIni: day('vigIni'),
    emitidoEm: text('emissao') ? day('emissao') : day('vigIni'),
    premioLiquidoCentavos: must('premioLiquido', integer('premioLiquido')) ?? 0,
    iofCentavos: must('iof', integer('iof')) ?? 0,
    bem: goodOf(text, integer),
    item: { placa: text('placa'), chassi: text('chassi'), cep: text('cep') },
  };
  return erros.length > 0 ? { erros } : { dito };
}

/** What a document says of a policy that is here already. */
export function complementOf(item: ItemConfirmado) {
  const { erros, text, integer, must } = createTaker(item);
  const seguradora = must('seguradora', text('seguradora')) ?? '';
  // a proposal is known by its own number, whatever policy it became
  const isProposta = text('tipo') === 'PROPOSTA';
  const numeroProposta = isProposta ? must('numeroProposta', text('numeroProposta')) : null;
  const numero = isProposta ? '' : (must('numeroApolice', text('numeroApolice')) ?? '');
  const linha = text('linhaDigitavel');
  const parcela = integer('parcelaNumero');
  return {
    erros,
    chave: { seguradora, numero },
    numeroProposta,
    numeroEndosso: text('tipo') === 'ENDOSSO' ? text('numeroEndosso') : null,
    dito: { coberturas: text('tipo') === 'APOLICE' ? coversOf(item) : null, bonus: integer('bonus'), ci: text('ci') },
    parcela: linha !== null && parcela !== null ? { numero: parcela, linha } : null,
  };
}
