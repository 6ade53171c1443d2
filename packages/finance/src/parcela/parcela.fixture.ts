import type { Parcela, ParcelaAtrasada, ParcelaResumo } from '@balcao/contracts';

export const ID = '0190a000-0000-7000-8000-000000000001';
export const OUTRA = '0190a000-0000-7000-8000-000000000002';
const PAGAMENTO = '0190a000-0000-7000-8000-000000000009';

/** A line of the list of instalments. */
export const resumo = (mais: Partial<ParcelaResumo> = {}): ParcelaResumo => ({
  id: ID,
  apoliceId: OUTRA,
  apolice: '0531-7',
  endosso: null,
  numero: 3,
  total: 10,
  segurado: { id: OUTRA, nome: 'Zélia Prado' },
  bem: 'Onix',
  seguradora: 'Capivara Seguros',
  ramo: 'Automóvel',
  produtor: null,
  vencimento: '2026-11-10',
  valorCentavos: 35_000,
  pagoCentavos: 0,
  forma: 'BOLETO',
  status: 'VENCIDA',
  pagoEm: null,
  ...mais,
});

const atualizado = {
  dia: '2026-11-20',
  diasDeAtraso: 10,
  saldoCentavos: 35_000,
  multaCentavos: 700,
  jurosCentavos: 117,
  atualizadoCentavos: 35_817,
};

/** A line of the list of overdue ones. */
export const atrasada = (mais: Partial<ParcelaAtrasada> = {}): ParcelaAtrasada => ({
  ...resumo(),
  atualizado,
  cobertoAte: '2026-12-01',
  avisoEm: '2026-11-12',
  suspensaEm: '2026-12-02',
  cancelavelEm: '2027-01-01',
  statusApolice: 'VIGENTE',
  ultimoContato: null,
  prometidaPara: null,
  proximoContato: null,
  reemissao: null,
  ...mais,
});

/** One instalment whole. */
export const parcela = (mais: Partial<Parcela> = {}): Parcela => ({
  ...resumo(),
  versao: 4,
  iofCentavos: 2_400,
  linhaDigitavel: null,
  pixCopiaECola: null,
  vigIni: '2026-09-01',
  vigFim: '2027-09-01',
  statusApolice: 'VIGENTE',
  email: 'zelia@exemplo.test',
  celular: null,
  atualizado,
  pagamentos: [],
  comissoes: [],
  contatos: [],
  ...mais,
});

/** The same, with a part of it paid. */
export const pagaEmParte = (): Parcela =>
  parcela({
    versao: 5,
    pagoCentavos: 10_000,
    atualizado: { ...atualizado, saldoCentavos: 25_000 },
    pagamentos: [
      {
        id: PAGAMENTO,
        pagoEm: '2026-11-20',
        valorCentavos: 10_000,
        encargosCentavos: 0,
        observacao: 'No balcão',
        desfazId: null,
        isDesfeito: false,
        criadoEm: '2026-11-20T15:00:00.000Z',
        usuario: 'Ana',
      },
    ],
  });
