import type { FichaSegurado, VisaoSegurado } from '@balcao/contracts';

export const ZELIA = '0190b000-0000-7000-8000-000000000001';
export const RUI = '0190b000-0000-7000-8000-000000000002';

const ficha: FichaSegurado = {
  id: ZELIA,
  versao: 3,
  ativo: true,
  pessoa: 'PF',
  documento: '11144477735',
  nome: 'Zélia Prado',
  nomeSocial: null,
  nascimento: '1980-05-17',
  sexo: 'F',
  estadoCivil: 'CASADO',
  profissao: 'Médica',
  rendaCentavos: null,
  email: 'zelia@casa.com.br',
  celular: '35900001234',
  contatos: [{ tipo: 'TELEFONE', valor: '3534711234', rotulo: 'Consultório' }],
  enderecos: [{ cep: '37002000', logradouro: 'Rua Um', numero: '10', complemento: null, bairro: null, cidade: 'Varginha', uf: 'MG' }],
  dependentes: [],
  representantes: [],
  grupo: { tipo: 'FAMILIA', nome: 'Prado' },
  produtorId: null,
  produtor: null,
  tags: ['VIP'],
  origem: 'INTERNO',
  criadoEm: '2026-01-01T12:00:00Z',
  alteradoEm: '2026-03-01T12:00:00Z',
  alteradoPor: 'Rita',
};
const nada = { itens: [], total: 0 };
const visao: VisaoSegurado = {
  ficha,
  apolices: {
    itens: [
      {
        id: '0190b000-0000-7000-8000-000000000011',
        numero: '531.77',
        linha: 'AUTO',
        ramo: 'Automóvel',
        seguradora: 'Jequitibá Seguros',
        bem: 'Onix 2022',
        vigIni: '2026-01-01',
        vigFim: '2027-01-01',
        premioTotalCentavos: 250_000,
        status: 'VIGENTE',
        renovacao: 'A_RENOVAR',
      },
    ],
    total: 3,
  },
  orcamentos: nada,
  propostas: nada,
  sinistros: nada,
  parcelas: nada,
  tarefas: nada,
  mensagens: {
    itens: [
      {
        id: '0190b000-0000-7000-8000-000000000021',
        canal: 'EMAIL',
        assunto: 'Sua cotação',
        destinatarios: ['rita@exemplo.com.br'],
        orcamentoId: '0190b000-0000-7000-8000-000000000022',
        enviadaEm: '2026-05-05T12:00:00.000Z',
        isAgendada: false,
        abertaEm: null,
      },
      {
        id: '0190b000-0000-7000-8000-000000000023',
        canal: 'EMAIL',
        assunto: 'Feliz aniversário',
        destinatarios: ['rita@exemplo.com.br'],
        orcamentoId: null,
        enviadaEm: '2026-05-04T12:00:00.000Z',
        isAgendada: true,
        abertaEm: null,
      },
    ],
    total: 2,
  },
  linhaDoTempo: {
    itens: [
      {
        id: 'APOLICE:1',
        tipo: 'APOLICE',
        dia: '2026-01-01',
        texto: '531.77',
        contratoId: '0190b000-0000-7000-8000-000000000011',
        orcamentoId: null,
      },
      {
        id: 'PERMISSAO_REVOGADA:1',
        tipo: 'PERMISSAO_REVOGADA',
        dia: '2025-12-31',
        texto: 'RENOVACAO',
        contratoId: null,
        orcamentoId: null,
      },
    ],
    total: 2,
  },
  permissoes: [
    { finalidade: 'COTACAO', estado: 'SEM_REGISTRO' },
    { finalidade: 'MARKETING_EMAIL', estado: 'REVOGADA' },
  ],
  mesclagens: [],
  grupo: { itens: [{ id: RUI, nome: 'Rui Prado', premioVigenteCentavos: 0 }], total: 1 },
  premioDoGrupoCentavos: 400_000,
  numeros: {
    vigentes: 1,
    premioVigenteCentavos: 250_000,
    proximoFim: '2027-01-01',
    comissaoRecebidaCentavos: 10_000,
    comissaoPrevistaCentavos: 40_000,
  },
};

/** A client of the tests, whole. */
export const umaFicha = (over: Partial<FichaSegurado> = {}): FichaSegurado => ({ ...ficha, ...over });
/** All that is known of them. */
export const umaVisao = (over: Partial<VisaoSegurado> = {}): VisaoSegurado => ({ ...visao, ...over });
