import { isCnpj, isCpf, normalizeDocumento } from '@balcao/domain';
import { type CamposLocalizados, locateCampos, readCabecalho } from '../tabela/locate-campos.ts';
import { createLeitorDeValores, type LeitorDeValores, parseCompetencia, parseDiaEscrito, parseParcela } from '../tabela/parse-celula.ts';
import { readTabela } from '../tabela/read-tabela.ts';
import { type LinhaDaTabela, type LinhaRecusada, readLinhas, readOrTell } from '../tabela/tabela.model.ts';
import type {
  AvisoDoExtrato,
  CabecalhoDoExtrato,
  CampoDaComissao,
  CampoDoExtrato,
  LeituraDeComissao,
  LinhaDeComissao,
  MapeamentoDeComissao,
} from './extrato-comissao.model.ts';

const VALORES_DO_CABECALHO = ['bruto', 'irrf', 'iss', 'inss', 'outros', 'liquido'] as const;
/** By what a line is of somebody's commission; one that has none of these is a total or a footer. */
const IDENTIDADE = ['apolice', 'proposta', 'documento'] as const;

const CAMPOS = ['apolice', 'endosso', 'parcela', 'segurado', 'proposta', 'documento', 'premio', 'bps', 'valor'] as const;
/** Lines at the end among which the statement may say its totals. */
const RODAPE = 30;

const orNull = (texto: string): string | null => (texto === '' || /^-+$/.test(texto) ? null : texto);

/** A CPF or CNPJ; a spreadsheet that took it for a number lost the zeros before it. */
function documentoOf(texto: string): string | null {
  const dito = normalizeDocumento(texto);
  if (dito === '') return null;
  const whole = [dito.padStart(11, '0'), dito.padStart(14, '0')].find((um) => (um.length === 11 ? isCpf(um) : isCnpj(um)));
  return whole ?? texto;
}

interface Leitura {
  readonly localizados: CamposLocalizados<CampoDaComissao>;
  readonly valores: LeitorDeValores;
}

/** A line as it stands, or what of it is refused; null when it is of no commission. */
function lineOf({ localizados, valores }: Leitura, linha: LinhaDaTabela): LinhaDeComissao | LinhaRecusada | null {
  const read = (campo: CampoDaComissao): string => localizados.read(campo, linha);
  const isTotal = /^(sub)?total\b/i.test(linha.celulas.find((celula) => celula !== '') ?? '');
  // a footer stands in one column alone, whichever it is
  if (isTotal || IDENTIDADE.every((campo) => orNull(read(campo)) === null) || CAMPOS.filter((campo) => read(campo) !== '').length < 2)
    return null;
  const refused = (campo: CampoDaComissao, motivo: LinhaRecusada['motivo']): LinhaRecusada => ({
    linha: linha.linha,
    campo,
    motivo,
    texto: read(campo),
  });
  if (read('valor') === '') return refused('valor', 'FALTA');
  const valorCentavos = valores.read(read('valor'));
  if (valorCentavos === null) return refused('valor', 'VALOR_INVALIDO');
  const premioCentavos = orNull(read('premio')) === null ? null : valores.read(read('premio'));
  if (premioCentavos === null && orNull(read('premio')) !== null) return refused('premio', 'VALOR_INVALIDO');
  const parcela = orNull(read('parcela')) === null ? null : parseParcela(read('parcela'));
  if (parcela === null && orNull(read('parcela')) !== null) return refused('parcela', 'NUMERO_INVALIDO');
  // a rate of two decimals is as many basis points as an amount is centavos
  const taxa = read('bps').replace('%', '').trim();
  const bps = orNull(taxa) === null ? null : valores.read(taxa);
  if (bps === null && orNull(taxa) !== null) return refused('bps', 'NUMERO_INVALIDO');
  return {
    linha: linha.linha,
    apolice: orNull(read('apolice')),
    endosso: orNull(read('endosso')),
    parcela: parcela === 0 ? null : parcela,
    segurado: orNull(read('segurado')),
    proposta: orNull(read('proposta')),
    documento: documentoOf(read('documento')),
    premioCentavos,
    bps,
    valorCentavos,
  };
}

function headOf(dito: (campo: CampoDoExtrato) => string | null, valores: LeitorDeValores): CabecalhoDoExtrato {
  const amount = (campo: (typeof VALORES_DO_CABECALHO)[number]): number | null => valores.read(dito(campo) ?? '');
  const withheld = (campo: 'irrf' | 'iss' | 'inss' | 'outros'): number | null => {
    const valor = amount(campo);
    return valor === null ? null : Math.abs(valor);
  };
  return {
    seguradora: dito('seguradora'),
    numero: dito('numero'),
    competencia: parseCompetencia(dito('competencia') ?? ''),
    creditoEm: parseDiaEscrito(dito('creditoEm') ?? ''),
    brutoCentavos: amount('bruto'),
    irrfCentavos: withheld('irrf'),
    issCentavos: withheld('iss'),
    inssCentavos: withheld('inss'),
    outrosCentavos: withheld('outros'),
    liquidoCentavos: amount('liquido'),
  };
}

function warningsOf(
  cabecalho: CabecalhoDoExtrato,
  linhas: readonly LinhaDeComissao[],
  recusadas: readonly LinhaRecusada[],
): AvisoDoExtrato[] {
  const { brutoCentavos: bruto, liquidoCentavos: liquido, irrfCentavos, issCentavos, inssCentavos, outrosCentavos } = cabecalho;
  const soma = linhas.reduce((total, { valorCentavos }) => total + valorCentavos, 0);
  const retido = [irrfCentavos, issCentavos, inssCentavos, outrosCentavos].reduce<number>((total, valor) => total + (valor ?? 0), 0);
  return [
    ...(recusadas.length > 0 ? (['LINHAS_RECUSADAS'] as const) : []),
    ...(bruto !== null && bruto !== soma ? (['SOMA_DIFERE_DO_BRUTO'] as const) : []),
    ...(bruto !== null && liquido !== null && bruto - retido !== liquido ? (['LIQUIDO_NAO_FECHA'] as const) : []),
  ];
}

async function readWhole(bytes: Uint8Array, mapeamento: MapeamentoDeComissao): Promise<LeituraDeComissao> {
  const tabela = await readTabela(bytes, mapeamento);
  const localizados = locateCampos(tabela, mapeamento);
  // what the statement says of itself stands before its lines or after the last
  const outras = [...localizados.antes, ...localizados.linhas.slice(-RODAPE)];
  const dito = (campo: CampoDoExtrato): string | null => readCabecalho(outras, mapeamento.cabecalho[campo]);
  const escritos = [
    ...localizados.linhas.flatMap((linha) => [localizados.read('valor', linha), localizados.read('premio', linha)]),
    ...VALORES_DO_CABECALHO.map((campo) => dito(campo) ?? ''),
  ];
  const valores = createLeitorDeValores(escritos, mapeamento.isCentavos ?? false);
  const {
    lidas: linhas,
    recusadas,
    ignoradas,
  } = readLinhas<LinhaDeComissao>(localizados.linhas, (linha) => lineOf({ localizados, valores }, linha));
  const cabecalho = headOf(dito, valores);
  return {
    isLido: true,
    escrita: { formato: tabela.formato, codificacao: tabela.codificacao, decimal: valores.decimal },
    cabecalho,
    linhas,
    recusadas,
    ignoradas,
    avisos: warningsOf(cabecalho, linhas, recusadas),
  };
}

/**
 * Reads an insurer's commission statement by a mapping of its columns: CSV, XLSX, TXT of fixed width or PDF with text. What the lines add up to
 * is compared with what the statement says of itself; nothing is left out without being told.
 */
export const readExtratoComissao = (bytes: Uint8Array, mapeamento: MapeamentoDeComissao): Promise<LeituraDeComissao> =>
  readOrTell(() => readWhole(bytes, mapeamento));
