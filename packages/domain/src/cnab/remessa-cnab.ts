import type { ErroCampo } from '@balcao/contracts';
import { isData } from '../datas/parse-data.ts';
import { isCnpj, isCpf } from '../documentos/cpf-cnpj.ts';
import { normalizeDocumento } from '../documentos/format-documento.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import type { LayoutCnab } from './layouts-cnab.ts';
import { plainCnab, type RegistroCnab, writeRegistro } from './registro-cnab.ts';

/** A bank account as the house writes it: the digit after a hyphen, `1234-5`. */
export interface ContaCnab {
  readonly banco: string;
  readonly agencia: string;
  readonly conta: string;
}

/** Where a payment goes: an account, or a key of Pix. */
export type DestinoCnab =
  | ({ readonly tipo: 'CONTA' } & ContaCnab)
  | { readonly tipo: 'PIX'; readonly chave: string; readonly tipoDeChave: 'TELEFONE' | 'EMAIL' | 'DOCUMENTO' | 'ALEATORIA' };

/** A payment of a lot. */
export interface PagamentoCnab {
  /** What the return file names it by: up to twenty letters and digits, its own in the file. */
  readonly seuNumero: string;
  readonly favorecido: string;
  /** CPF or CNPJ. */
  readonly documento: string;
  /** Integer centavos, above zero. */
  readonly valorCentavos: number;
  /** Day it is to be paid, `YYYY-MM-DD`. */
  readonly pagarEm: string;
  readonly destino: DestinoCnab;
}

/** A file to be written. */
export interface RemessaCnab {
  readonly layout: LayoutCnab;
  readonly empresa: ContaCnab & { readonly nome: string; readonly documento: string; readonly convenio: string };
  /** Number of the file, one more each time, 1 to 999999. */
  readonly sequencial: number;
  /** Day and hour of São Paulo: `YYYY-MM-DD`, `HH:MM:SS`. */
  readonly geradoEm: { readonly dia: string; readonly hora: string };
  readonly pagamentos: readonly PagamentoCnab[];
}

/** Fifteen digits, two of them centavos. */
const MAX_VALOR = 999_999_999_999_999;
const MAX_CHAVE = 99;
const INICIACAO = { TELEFONE: '01', EMAIL: '02', DOCUMENTO: '03', ALEATORIA: '04' } as const;
/** How money goes, in the order of the lots: credit at the same bank, TED to another, Pix. */
const FORMAS = [
  { forma: '01', camara: '000' },
  { forma: '41', camara: '018' },
  { forma: '45', camara: '009' },
] as const;
type Forma = (typeof FORMAS)[number]['forma'];

const formaOf = ({ destino }: PagamentoCnab, { banco }: LayoutCnab): Forma =>
  destino.tipo === 'PIX' ? '45' : destino.banco === banco ? '01' : '41';
const diaCnab = (dia: string): string => dia.split('-').toReversed().join('');
const kindOf = (documento: string): string => (normalizeDocumento(documento).length === 11 ? '1' : '2');
const isConta = ({ banco, agencia, conta }: ContaCnab): boolean =>
  /^\d{3}$/.test(banco) && /^\d{1,5}(-[\dXP])?$/.test(agencia) && /^\d{1,12}-[\dXP]$/.test(conta);

function* judgePagamento(
  { seuNumero, favorecido, documento, valorCentavos, pagarEm, destino }: PagamentoCnab,
  campo: string,
): Generator<ErroCampo> {
  const invalido = (qual: string, mensagem: string): ErroCampo => erroCampo(`${campo}.${qual}`, 'invalido', mensagem);
  if (!/^[0-9A-Z]{1,20}$/.test(seuNumero)) yield invalido('seuNumero', 'O número do pagamento tem até 20 letras e números.');
  if (plainCnab(favorecido) === '') yield erroCampo(`${campo}.favorecido`, 'obrigatorio', 'Informe o nome do favorecido.');
  if (!isCpf(documento) && !isCnpj(documento)) yield invalido('documento', 'CPF ou CNPJ inválido.');
  if (!Number.isSafeInteger(valorCentavos) || valorCentavos <= 0 || valorCentavos > MAX_VALOR)
    yield invalido('valor', 'Informe um valor acima de zero.');
  if (!isData(pagarEm)) yield invalido('pagarEm', 'Informe um dia que exista.');
  if (destino.tipo === 'CONTA' && !isConta(destino)) yield invalido('conta', 'Informe banco, agência e conta com o dígito.');
  if (destino.tipo === 'PIX' && (destino.chave.trim() === '' || destino.chave.length > MAX_CHAVE || !/^[\x21-\x7e]+$/.test(destino.chave)))
    yield invalido('chavePix', 'Informe a chave Pix.');
}

/**
 * What is wrong with a file before it is written, at its fields.
 *
 * @returns nothing when it can be written
 * @example judgeRemessa({ ...remessa, pagamentos: [] })[0]?.campo // 'pagamentos'
 */
export function judgeRemessa({ empresa, sequencial, geradoEm, pagamentos }: RemessaCnab): ErroCampo[] {
  const errors: ErroCampo[] = [];
  if (pagamentos.length === 0) errors.push(erroCampo('pagamentos', 'obrigatorio', 'O lote não tem nenhum pagamento.'));
  if (!isConta(empresa)) errors.push(erroCampo('empresa.conta', 'invalido', 'Informe banco, agência e conta com o dígito.'));
  if (!isCpf(empresa.documento) && !isCnpj(empresa.documento))
    errors.push(erroCampo('empresa.documento', 'invalido', 'CPF ou CNPJ inválido.'));
  if (!Number.isInteger(sequencial) || sequencial < 1 || sequencial > 999_999)
    errors.push(erroCampo('sequencial', 'foraDaFaixa', 'O número do arquivo vai de 1 a 999999.'));
  if (!isData(geradoEm.dia) || !/^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(geradoEm.hora))
    errors.push(erroCampo('geradoEm', 'invalido', 'Informe dia e hora que existam.'));
  const vistos = new Set<string>();
  for (const [at, pagamento] of pagamentos.entries()) {
    errors.push(...judgePagamento(pagamento, `pagamentos.${at}`));
    if (vistos.has(pagamento.seuNumero))
      errors.push(erroCampo(`pagamentos.${at}.seuNumero`, 'conflito', 'Outro pagamento tem este número.'));
    vistos.add(pagamento.seuNumero);
  }
  return errors;
}

/** Branch and account with their digits where the layout has them. */
function accountOf({ agencia, conta }: ContaCnab, isDigitoUnico: boolean): Record<string, string> {
  const [[numeroAgencia = '', digitoAgencia = ''], [numero = '', digito = '']] = [agencia.split('-'), conta.split('-')];
  return isDigitoUnico
    ? { agencia: numeroAgencia, conta: numero, agenciaContaDigito: digito }
    : { agencia: numeroAgencia, agenciaDigito: digitoAgencia, conta: numero, contaDigito: digito };
}

/** Values by name, of which a record takes those it has. */
const only = (registro: RegistroCnab, valores: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(valores).filter(([nome]) => registro.some((campo) => campo.nome === nome)));

function companyOf({ layout, empresa }: RemessaCnab): Record<string, string> {
  return {
    banco: layout.banco,
    tipoInscricao: kindOf(empresa.documento),
    inscricao: normalizeDocumento(empresa.documento),
    convenio: plainCnab(empresa.convenio),
    empresa: plainCnab(empresa.nome),
    ...accountOf(empresa, layout.isDigitoUnico),
  };
}

function detailsOf(
  remessa: RemessaCnab,
  pagamento: PagamentoCnab,
  { lote, sequencial, camara }: { lote: string; sequencial: number; camara: string },
): string[] {
  const { layout } = remessa;
  const { destino, favorecido, seuNumero, pagarEm, valorCentavos, documento } = pagamento;
  const comum = { banco: layout.banco, lote };
  const pessoa = { tipoInscricao: kindOf(documento), inscricao: normalizeDocumento(documento) };
  const a = {
    ...comum,
    sequencial: String(sequencial),
    camara,
    favorecido: plainCnab(favorecido),
    seuNumero,
    pagarEm: diaCnab(pagarEm),
    moeda: layout.moeda,
    valor: String(valorCentavos),
    inscricaoFavorecido: pessoa.inscricao,
    ...(destino.tipo === 'CONTA' ? { bancoFavorecido: destino.banco, ...accountOf(destino, layout.isDigitoUnico) } : {}),
  };
  const b = {
    ...comum,
    sequencial: String(sequencial + 1),
    ...pessoa,
    ...(destino.tipo === 'PIX' ? { iniciacaoPix: INICIACAO[destino.tipoDeChave], chavePix: destino.chave } : {}),
  };
  return [writeRegistro(layout.segmentoA, only(layout.segmentoA, a)), writeRegistro(layout.segmentoB, b)];
}

function lotOf(remessa: RemessaCnab, numero: number, forma: Forma, pagamentos: readonly PagamentoCnab[]): string[] {
  const { layout } = remessa;
  const lote = String(numero);
  const camara = FORMAS.find((uma) => uma.forma === forma)?.camara ?? '000';
  const header = { ...companyOf(remessa), lote, servico: '20', formaLancamento: forma };
  const detalhes = pagamentos.flatMap((pagamento, at) => detailsOf(remessa, pagamento, { lote, sequencial: at * 2 + 1, camara }));
  const soma = pagamentos.reduce((total, { valorCentavos }) => total + BigInt(valorCentavos), 0n);
  const trailer = { banco: layout.banco, lote, registros: String(detalhes.length + 2), soma: String(soma) };
  return [writeRegistro(layout.headerLote, only(layout.headerLote, header)), ...detalhes, writeRegistro(layout.trailerLote, trailer)];
}

/**
 * Writes a payment file in CNAB 240: a lot for each way money goes (credit at the same bank, TED, Pix), in each two records for a payment.
 * FEBRABAN, CNAB 240 v10.x, payments; what is the bank's own is data ({@link LayoutCnab}).
 *
 * @returns lines of 240 letters of ASCII, each ended by CR LF
 * @throws RangeError when {@link judgeRemessa} finds anything
 * @example writeRemessa(remessa).split('\r\n')[0]?.length // 240
 */
export function writeRemessa(remessa: RemessaCnab): string {
  const { layout, sequencial, geradoEm, pagamentos } = remessa;
  const [errado] = judgeRemessa(remessa);
  if (errado) throw new RangeError(`${errado.campo}: ${errado.mensagem}`);
  const lotes = FORMAS.map(({ forma }) => [forma, pagamentos.filter((um) => formaOf(um, layout) === forma)] as const)
    .filter(([, uns]) => uns.length > 0)
    .map(([forma, uns], at) => lotOf(remessa, at + 1, forma, uns));
  const header = {
    ...companyOf(remessa),
    nomeBanco: layout.nome,
    remessaRetorno: '1',
    geradoEm: diaCnab(geradoEm.dia),
    geradoAs: geradoEm.hora.replaceAll(':', ''),
    sequencialArquivo: String(sequencial),
  };
  const linhas = lotes.flat();
  const trailer = { banco: layout.banco, lotes: String(lotes.length), registros: String(linhas.length + 2) };
  const todas = [
    writeRegistro(layout.headerArquivo, only(layout.headerArquivo, header)),
    ...linhas,
    writeRegistro(layout.trailerArquivo, trailer),
  ];
  return todas.map((linha) => `${linha}\r\n`).join('');
}
