import type { Sessao } from '@balcao/contracts';
import { cnpjValido } from './documentos.builder.ts';

/**
 * A broker of the staff, signed in, with every permission and no block.
 *
 * @example umaSessao({ acessoMC: false })
 */
export const umaSessao = (over: Partial<Sessao> = {}): Sessao => ({
  isAuth: true,
  email: 'corretor@balcao.test',
  username: 'Rita Corretora',
  usuarioId: '0190b000-0000-7000-8000-000000000001',
  assinaturaId: '0190b000-0000-7000-8000-000000000002',
  assinaturaLogin: 'vale',
  token: 'token-de-teste',
  administrador: false,
  guid: '0190b000-0000-7000-8000-000000000003',
  dataAssinatura: '2024-03-01',
  dataTrialInicio: null,
  dataTrialFim: null,
  primeiroAcesso: false,
  segfyer: false,
  nomeCorretora: 'Corretora Vale do Sapucaí',
  cnpjCorretora: cnpjValido(1),
  temParcelaPendente: false,
  statusAssinatura: 'Ativa',
  novaJornada: true,
  acessoMC: true,
  acessoGestao: true,
  acessoOrcamentacao: true,
  administradorOrcamento: false,
  acessoCotacaoSaude: true,
  acessoBuscaDocumentos: true,
  acessoRecebimento: true,
  acessoParcelaAtrasada: true,
  acessoConfigurarLoginsTodos: true,
  bloqueioCotacaoAuto: false,
  bloqueioCotacaoResidencial: false,
  bloqueioOrcamentoManual: false,
  bloqueioDuplicarOrcamento: false,
  bloqueioTransmitir: false,
  bloqueioCotacaoSaude: false,
  authTime: '2026-11-20T12:00:00.000Z',
  hash: 'hash-de-teste',
  ...over,
});
