import type { SessaoRow } from './session.repository.ts';

/** A session's row as the database gives it: a broker's, of a subscription with nothing set. */
export const umaSessaoRow = (over: Partial<SessaoRow> = {}): SessaoRow => ({
  ...({} as SessaoRow),
  usuarioId: '0190b000-0000-7000-8000-000000000001',
  assinaturaId: '0190b000-0000-7000-8000-000000000002',
  segfyerId: null,
  guid: '0190b000-0000-7000-8000-000000000003',
  email: 'ana@balcao.test',
  nome: 'Ana',
  assinaturaLogin: 'ana',
  assinaturaStatus: 'ATIVA',
  administrador: false,
  segfyer: false,
  flags: {},
  horarios: [],
  primeiroAcesso: false,
  trialInicio: null,
  trialFim: null,
  temParcelaPendente: false,
  dataAssinatura: null,
  produtorId: null,
  nomeCorretora: null,
  cnpjCorretora: null,
  emailIntranet: null,
  criadoEm: new Date('2026-01-01T00:00:00Z'),
  ...over,
});
