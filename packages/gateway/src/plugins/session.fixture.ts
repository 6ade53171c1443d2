import type { SessaoRow } from './session.repository.ts';

/** A session's row as the database gives it: a broker's, of a subscription with nothing set. */
export const umaSessaoRow = (over: Partial<SessaoRow> = {}): SessaoRow => ({
  ...({} as SessaoRow),
  usuario_id: '0190b000-0000-7000-8000-000000000001',
  assinatura_id: '0190b000-0000-7000-8000-000000000002',
  segfyer_id: null,
  guid: '0190b000-0000-7000-8000-000000000003',
  email: 'ana@balcao.test',
  nome: 'Ana',
  assinatura_login: 'ana',
  assinatura_status: 'ATIVA',
  administrador: false,
  segfyer: false,
  flags: {},
  horarios: [],
  primeiro_acesso: false,
  trial_inicio: null,
  trial_fim: null,
  tem_parcela_pendente: false,
  data_assinatura: null,
  produtor_id: null,
  nome_corretora: null,
  cnpj_corretora: null,
  email_intranet: null,
  criado_em: new Date('2026-01-01T00:00:00Z'),
  ...over,
});
