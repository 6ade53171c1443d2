import type { CampoCnab, RegistroCnab } from './registro-cnab.ts';

/** How a bank takes payments in CNAB 240: its records, and the parts in which it differs from the standard. */
export interface LayoutCnab {
  /** Three digits. */
  readonly banco: string;
  readonly nome: string;
  readonly headerArquivo: RegistroCnab;
  readonly headerLote: RegistroCnab;
  readonly segmentoA: RegistroCnab;
  readonly segmentoB: RegistroCnab;
  readonly trailerLote: RegistroCnab;
  readonly trailerArquivo: RegistroCnab;
  /** Currency as the bank writes it. */
  readonly moeda: string;
  /** One digit stands for branch and account together, and the field of each stays blank. */
  readonly isDigitoUnico: boolean;
}

const num = (nome: string, de: number, ate: number, fixo?: string): CampoCnab => ({
  nome,
  de,
  ate,
  tipo: 'NUM',
  ...(fixo === undefined ? {} : { fixo }),
});
const alfa = (nome: string, de: number, ate: number, fixo?: string): CampoCnab => ({
  nome,
  de,
  ate,
  tipo: 'ALFA',
  ...(fixo === undefined ? {} : { fixo }),
});

/** What every record begins with. */
const inicio = (tipo: string): CampoCnab[] => [num('banco', 1, 3), num('lote', 4, 7), num('registro', 8, 8, tipo)];
/** Who pays, with branch and account. */
const empresa: readonly CampoCnab[] = [
  num('tipoInscricao', 18, 18),
  num('inscricao', 19, 32),
  alfa('convenio', 33, 52),
  num('agencia', 53, 57),
  alfa('agenciaDigito', 58, 58),
  num('conta', 59, 70),
  alfa('contaDigito', 71, 71),
  alfa('agenciaContaDigito', 72, 72),
  alfa('empresa', 73, 102),
];
const endereco: readonly CampoCnab[] = [
  alfa('mensagem', 103, 142),
  alfa('logradouro', 143, 172),
  num('numero', 173, 177),
  alfa('complemento', 178, 192),
  alfa('cidade', 193, 212),
  num('cep', 213, 220),
  alfa('uf', 221, 222),
];
const detalhe = (segmento: string): CampoCnab[] => [...inicio('3'), num('sequencial', 9, 13), alfa('segmento', 14, 14, segmento)];
const ocorrencias = alfa('ocorrencias', 231, 240);

const headerArquivo = (versao: string): RegistroCnab => [
  ...inicio('0'),
  ...empresa,
  alfa('nomeBanco', 103, 132),
  num('remessaRetorno', 143, 143),
  num('geradoEm', 144, 151),
  num('geradoAs', 152, 157),
  num('sequencialArquivo', 158, 163),
  num('versao', 164, 166, versao),
  num('densidade', 167, 171),
];
const headerLote = (versao: string): RegistroCnab => [
  ...inicio('1'),
  alfa('operacao', 9, 9, 'C'),
  num('servico', 10, 11),
  num('formaLancamento', 12, 13),
  num('versao', 14, 16, versao),
  ...empresa,
  ...endereco,
  ocorrencias,
];
const segmentoA: RegistroCnab = [
  ...detalhe('A'),
  num('movimento', 15, 15),
  num('instrucao', 16, 17),
  num('camara', 18, 20),
  num('bancoFavorecido', 21, 23),
  num('agencia', 24, 28),
  alfa('agenciaDigito', 29, 29),
  num('conta', 30, 41),
  alfa('contaDigito', 42, 42),
  alfa('agenciaContaDigito', 43, 43),
  alfa('favorecido', 44, 73),
  alfa('seuNumero', 74, 93),
  num('pagarEm', 94, 101),
  alfa('moeda', 102, 104),
  num('quantidadeMoeda', 105, 119),
  num('valor', 120, 134),
  alfa('nossoNumero', 135, 154),
  num('efetivadoEm', 155, 162),
  num('valorEfetivo', 163, 177),
  alfa('informacao', 178, 217),
  alfa('finalidadeDoc', 218, 219),
  alfa('finalidadeTed', 220, 224),
  num('aviso', 230, 230),
  ocorrencias,
];
const segmentoB: RegistroCnab = [
  ...detalhe('B'),
  alfa('iniciacaoPix', 15, 17),
  num('tipoInscricao', 18, 18),
  num('inscricao', 19, 32),
  alfa('informacao10', 33, 67),
  alfa('informacao11', 68, 127),
  alfa('chavePix', 128, 226),
  alfa('ispb', 233, 240),
];
const trailerLote: RegistroCnab = [
  ...inicio('5'),
  num('registros', 18, 23),
  num('soma', 24, 41),
  num('quantidadeMoeda', 42, 59),
  num('avisoDebito', 60, 65),
  ocorrencias,
];
const trailerArquivo: RegistroCnab = [
  num('banco', 1, 3),
  num('lote', 4, 7, '9999'),
  num('registro', 8, 8, '9'),
  num('lotes', 18, 23),
  num('registros', 24, 29),
  num('contas', 30, 35),
];

/** Who pays, as Itaú takes it: no agreement, one digit for branch and account. */
const empresaItau = empresa.filter(({ nome }) => !['convenio', 'agenciaDigito', 'contaDigito'].includes(nome));
const without = (registro: RegistroCnab, nomes: readonly string[]): RegistroCnab => registro.filter(({ nome }) => !nomes.includes(nome));

/**
 * Two banks' layouts of payments. Banco do Brasil takes the standard of FEBRABAN (CNAB 240, payments); Itaú (SISPAG) puts the version of the file
 * elsewhere, writes one digit for branch and account, and its currency otherwise [K: to be homologated with each bank before the first file].
 */
export const layoutsCnab: Readonly<Record<'001' | '341', LayoutCnab>> = {
  '001': {
    banco: '001',
    nome: 'BANCO DO BRASIL S.A.',
    headerArquivo: headerArquivo('103'),
    headerLote: headerLote('046'),
    segmentoA,
    segmentoB,
    trailerLote,
    trailerArquivo,
    moeda: 'BRL',
    isDigitoUnico: false,
  },
  '341': {
    banco: '341',
    nome: 'BANCO ITAU SA',
    headerArquivo: [
      ...inicio('0'),
      num('versao', 15, 17, '081'),
      ...empresaItau,
      alfa('nomeBanco', 103, 132),
      num('remessaRetorno', 143, 143),
      num('geradoEm', 144, 151),
      num('geradoAs', 152, 157),
      num('zeros', 158, 166),
      num('densidade', 167, 171),
    ],
    headerLote: [
      ...without(headerLote('040'), ['convenio', 'agenciaDigito', 'contaDigito', 'mensagem']),
      alfa('finalidadeLote', 103, 132),
      alfa('historico', 133, 142),
    ],
    segmentoA: [
      ...without(segmentoA, ['movimento', 'instrucao', 'quantidadeMoeda', 'nossoNumero', 'informacao']),
      num('movimento', 15, 17),
      num('ispbFavorecido', 105, 112),
      num('zeros', 113, 119),
      alfa('nossoNumero', 135, 149),
      alfa('detalhe', 178, 197),
      num('documentoDebito', 198, 203),
      num('inscricaoFavorecido', 204, 217),
    ],
    segmentoB,
    trailerLote: without(trailerLote, ['quantidadeMoeda', 'avisoDebito']).concat([num('zeros', 42, 59)]),
    trailerArquivo: without(trailerArquivo, ['contas']),
    moeda: 'REA',
    isDigitoUnico: true,
  },
};
