import type { Contrato, FormaContratada } from '@balcao/contracts';
import {
  addMeses,
  calcIof,
  emailEstrito,
  foldTexto,
  iofVigente,
  isCelular,
  isCnpj,
  isCpf,
  isPlaca,
  normalizeDocumento,
  parseBps,
  parseCentavos,
  parseData,
  planContrato,
  rotulosDaFormaContratada,
  splitParcelas,
  validateContrato,
} from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from '../../plugins/db.ts';
import {
  type CampoImportavel,
  campoImportavel,
  chosenOf,
  type Importavel,
  type LeitorDeLinha,
  partOf,
  type RecusaDeCampo,
  textoOf,
  withJudged,
} from '../importacao/index.ts';
import { copy } from './apolice.copy.ts';
import { apoliceImportavelRepository, type ClienteDaLinha, type NomeaveisDaApolice } from './apolice-importavel.repository.ts';
import { contratoRepository } from './contrato.repository.ts';

const campos: readonly CampoImportavel[] = [
  campoImportavel('numero', 'Número da apólice', 'numero apolice numerodaapolice numeroapolice', true),
  campoImportavel('seguradora', 'Seguradora', 'seguradora companhia cia operadora', true),
  campoImportavel('ramo', 'Ramo', 'ramo codigodoramo produto', true),
  campoImportavel('nome', 'Segurado', 'segurado nome cliente nomedosegurado nomedocliente', true),
  campoImportavel('documento', 'CPF ou CNPJ', 'documento cpfcnpj cpfoucnpj cpf cnpj documentodosegurado', true),
  campoImportavel('email', 'E-mail', 'email correioeletronico'),
  campoImportavel('celular', 'Celular', 'celular telefone fone'),
  campoImportavel('bem', 'Bem segurado', 'bem item bemsegurado objeto veiculo descricao', true),
  campoImportavel('placa', 'Placa', 'placa'),
  campoImportavel('emissao', 'Emissão', 'emissao datadeemissao dataemissao'),
  campoImportavel('vigIni', 'Início da vigência', 'iniciodavigencia iniciovigencia vigenciainicial vigenciainicio inicio', true),
  campoImportavel('vigFim', 'Fim da vigência', 'fimdavigencia fimvigencia vigenciafinal vigenciafim fim vencimento', true),
  campoImportavel('liquido', 'Prêmio líquido', 'premioliquido liquido', true),
  campoImportavel('iof', 'IOF', 'iof valoriof'),
  campoImportavel('total', 'Prêmio total', 'premiototal total premio'),
  campoImportavel('comissao', 'Comissão (%)', 'comissao percentualdecomissao comissao% percomissao'),
  campoImportavel('forma', 'Forma de pagamento', 'formadepagamento forma pagamento'),
  campoImportavel('parcelas', 'Parcelas', 'parcelas numerodeparcelas qtdparcelas quantidadedeparcelas'),
  campoImportavel('primeira', 'Vencimento da primeira', 'vencimentodaprimeira primeirovencimento primeiraparcela'),
  campoImportavel('pagas', 'Parcelas pagas', 'parcelaspagas pagas'),
  campoImportavel('produtor', 'Produtor', 'produtor vendedor angariador'),
  campoImportavel('corretora', 'Corretora', 'corretora filial'),
  campoImportavel('bonus', 'Classe de bônus', 'bonus classedebonus'),
  campoImportavel('ci', 'Código de identificação (CI)', 'ci codigodeidentificacao'),
];

/** The column of a file for each field of a contract: errors are shown at the column. */
const COLUNA_DE: Readonly<Record<string, string>> = {
  premioLiquidoCentavos: 'liquido',
  iofCentavos: 'iof',
  'itens.0.placa': 'placa',
};

/** A policy of a file: its client is found, or begun, when it is written. */
export interface ApoliceDoArquivo {
  readonly numero: string;
  readonly emissao: string;
  readonly cliente: ClienteDaLinha;
  readonly contrato: Contrato;
}

const MAX_TEXTO = 200;
const MAX_PARCELAS = 60;
const SEM_CLIENTE = '00000000-0000-0000-0000-000000000000';

type Celulas = Readonly<Record<string, string>>;

/** Reads one line with what the subscription knows; what it refuses is kept, so that one reading tells all that is wrong. */
function createLeitor(nomeaveis: NomeaveisDaApolice): LeitorDeLinha<ApoliceDoArquivo> {
  const byNome = <T>(lista: readonly T[], ...nomesOf: readonly ((item: T) => string)[]): ReadonlyMap<string, T> =>
    // the first of a name is the one
    new Map(lista.toReversed().flatMap((item) => nomesOf.map((nomeOf) => [foldTexto(nomeOf(item)), item] as const)));
  const seguradoras = byNome(
    nomeaveis.seguradoras,
    ({ nome }) => nome,
    ({ slug }) => slug,
  );
  const ramos = byNome(
    nomeaveis.ramos,
    ({ codigo }) => codigo,
    ({ nome }) => nome,
    // a spreadsheet drops the zeros before a number
    ({ codigo }) => codigo.replace(/^0+/, ''),
  );
  const produtores = byNome(
    nomeaveis.produtores,
    ({ nome }) => nome,
    ({ documento }) => documento,
  );
  const corretoras = byNome(
    nomeaveis.corretoras,
    ({ fantasia }) => fantasia,
    ({ razaoSocial }) => razaoSocial,
    ({ cnpj }) => cnpj,
  );
  const politicas = new Map(
    nomeaveis.politicas.map(({ seguradora, corretoraId, politica }) => [`${seguradora}:${corretoraId}`, politica] as const),
  );

  return (linha: Celulas) => {
    const cell = (nome: string): string => linha[nome] ?? '';
    const recusas: RecusaDeCampo[] = [];
    const refuse = (campo: string, mensagem: string): void => void recusas.push({ campo, mensagem });
    /** What a cell says, or what it is taken for when it is empty; refused where it says nothing that can be read. */
    function read<T>(
      campo: string,
      { empty, of, mensagem }: { empty: T; of: (texto: string) => T | null | undefined; mensagem: string },
    ): T {
      if (cell(campo) === '') return empty;
      const lido = of(cell(campo));
      if (lido === null || lido === undefined) refuse(campo, mensagem);
      return lido ?? empty;
    }
    const readNome = <T>(campo: string, nomes: ReadonlyMap<string, T>, mensagem: string): T | null =>
      read<T | null>(campo, { empty: null, of: (texto) => nomes.get(foldTexto(texto)) ?? nomes.get(normalizeDocumento(texto)), mensagem });
    const readDia = (campo: string, empty: string): string => read(campo, { empty, of: parseData, mensagem: copy.data });
    const readInteiro = (campo: string, empty: number, maximo: number, mensagem: string): number =>
      read(campo, { empty, of: (texto) => (/^\d{1,3}$/.test(texto) && Number(texto) <= maximo ? Number(texto) : null), mensagem });
    const readCentavos = (campo: string): number | null =>
      read<number | null>(campo, { empty: null, of: parseCentavos, mensagem: copy.valor });

    for (const campo of ['numero', 'nome', 'bem']) if (cell(campo).length > MAX_TEXTO) refuse(campo, copy.longo(MAX_TEXTO));
    const documento = normalizeDocumento(cell('documento'));
    if (!isCpf(documento) && !isCnpj(documento)) refuse('documento', 'Informe um CPF ou CNPJ válido.');
    const email = read<string | null>('email', {
      empty: null,
      of: (texto) => (emailEstrito(texto.toLowerCase()) ? texto.toLowerCase() : null),
      mensagem: 'Informe um e-mail válido.',
    });
    const celular = read<string | null>('celular', {
      empty: null,
      of: (texto) => (isCelular(texto) ? texto.replace(/\D/g, '') : null),
      mensagem: 'Informe um celular com DDD.',
    });
    const seguradora = readNome('seguradora', seguradoras, copy.seguradora);
    const ramo = readNome('ramo', ramos, copy.ramo);
    const produtor = readNome('produtor', produtores, copy.produtor);
    const corretora = readNome('corretora', corretoras, copy.corretora) ?? nomeaveis.corretoras[0];
    if (!corretora) refuse('corretora', copy.corretora);
    const vigIni = readDia('vigIni', '');
    const vigFim = readDia('vigFim', '');
    const emissao = readDia('emissao', vigIni);
    const liquido = readCentavos('liquido') ?? 0;
    const iofEscrito = readCentavos('iof');
    const totalEscrito = readCentavos('total');
    const iofBps = ramo && vigIni ? iofVigente(ramo.iof, vigIni) : null;
    const calculado = iofBps === null ? null : calcIof(liquido, iofBps);
    const iofCentavos = iofEscrito ?? (totalEscrito === null ? calculado : totalEscrito - liquido);
    if (iofCentavos === null && ramo && vigIni) refuse('iof', copy.iof);
    const comissaoBps = read('comissao', { empty: 0, of: (texto) => noLimite(parseBps(texto)), mensagem: copy.percentual });
    const forma: FormaContratada =
      chosenOf({ campo: 'forma', celula: cell('forma') }, rotulosDaFormaContratada, (recusa) => recusas.push(recusa)) ?? 'BOLETO';
    const n = Math.max(1, readInteiro('parcelas', 1, MAX_PARCELAS, copy.quantas));
    const pagas = readInteiro('pagas', 0, MAX_PARCELAS, copy.quantas);
    if (pagas > n) refuse('pagas', copy.pagas);
    const primeira = readDia('primeira', emissao);
    const placa = read<string | null>('placa', {
      empty: null,
      of: (texto) => (isPlaca(texto) ? texto.replace(/[^A-Za-z0-9]/g, '').toUpperCase() : null),
      mensagem: 'Informe uma placa válida.',
    });
    const bonus = read<number | null>('bonus', {
      empty: null,
      of: (texto) => (/^(10|\d)$/.test(texto) ? Number(texto) : null),
      mensagem: copy.bonus,
    });
    const bem = cell('bem') + (placa && !cell('bem').toUpperCase().replaceAll('-', '').includes(placa) ? ` · ${placa}` : '');
    const total = Math.max(0, liquido + (iofCentavos ?? 0));
    const contrato: Contrato = {
      seguradora: seguradora?.slug ?? '',
      ramo: ramo?.codigo ?? '',
      corretoraId: corretora?.id ?? '',
      seguradoId: SEM_CLIENTE,
      tipoDocumento: 'APOLICE',
      bem,
      itens: [{ descricao: cell('bem'), placa, chassi: null, cep: null }],
      coberturas: null,
      vigIni,
      vigFim,
      premioLiquidoCentavos: liquido,
      iofCentavos: iofCentavos ?? 0,
      comissaoBps,
      agenciamentoBps: 0,
      prolaboreBps: 0,
      politicaComissao: politicas.get(`${seguradora?.slug ?? ''}:${corretora?.id ?? ''}`) ?? 'PARCELADA',
      forma,
      parcelas: splitParcelas(total, n, 0).map((valorCentavos, index) => {
        const vencimento = primeira === '' ? '' : addMeses(primeira, index);
        return { vencimento, valorCentavos, linhaDigitavel: null, pagoEm: index < pagas ? vencimento : null };
      }),
      produtores: produtor ? [{ id: produtor.id, nome: produtor.nome, pctBps: 10_000 }] : [],
      bonus,
      ci: textoOf(cell('ci')),
      renovacaoDeId: null,
    };
    const faltas = campos.filter(({ campo, obrigatorio }) => obrigatorio && cell(campo) === '').map(({ campo }) => falta(campo));
    const judged = recusas.length + faltas.length > 0 ? [] : validateContrato(contrato).map(partOf(COLUNA_DE));
    const all = withJudged(faltas, withJudged(recusas, judged)).map(({ campo, mensagem }) => ({ campo: naFolha(campo), mensagem }));
    if (all.length > 0) return { recusas: all };
    return { dados: { numero: cell('numero'), emissao, cliente: { documento, nome: cell('nome'), email, celular }, contrato } };
  };
}

const falta = (campo: string): RecusaDeCampo => ({ campo, mensagem: 'Campo obrigatório.' });
const noLimite = (bps: number | null): number | null => (bps !== null && bps >= 0 && bps <= 10_000 ? bps : null);
/** A field no column fills is told of the whole line. */
const naFolha = (campo: string | null): string | null => (campos.some((um) => um.campo === campo) ? campo : null);

/** Policies by a file: those whose number is new come in, and the clients they name with them. */
export function createApoliceImportavel(): Importavel<ApoliceDoArquivo> {
  return {
    cadastro: 'APOLICE',
    campos,
    reader: async (tx: Tx) => ({ read: createLeitor(await apoliceImportavelRepository.readNomeaveis(tx)) }),
    chave: {
      campo: 'numero',
      of: ({ numero, contrato: { seguradora, corretoraId } }) => `${seguradora}:${corretoraId}:${numero}`,
    },
    listTomadas: (tx, chaves) => apoliceImportavelRepository.listTomadas(tx, chaves),
    async insert(tx: Tx, contexto: Contexto, dados) {
      const clientes = await apoliceImportavelRepository.ensureSegurados(
        tx,
        contexto,
        dados.map(({ cliente }) => cliente),
      );
      const escritas = await contratoRepository.insertMany(
        tx,
        contexto,
        dados.map(({ numero, emissao, cliente, contrato }) => ({
          id: uuidv7(),
          numero,
          emissao,
          origem: 'PLANILHA' as const,
          usuarioId: contexto.usuarioId as string,
          contrato: { ...contrato, seguradoId: clientes.get(cliente.documento) as string },
          plano: planContrato(contrato),
        })),
      );
      return escritas.size;
    },
  };
}
