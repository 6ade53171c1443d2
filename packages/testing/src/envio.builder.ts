import type { EnvioOrcamento } from '@balcao/contracts';

/** A sending by e-mail whose link holds, opened by nobody yet. @example umEnvio({ situacao: 'REVOGADO' }) */
export const umEnvio = (mudancas: Partial<EnvioOrcamento> = {}): EnvioOrcamento => ({
  id: '0190b000-0000-7000-8000-000000000071',
  criadoEm: '2026-03-02T12:00:00Z',
  usuario: 'Rita',
  canal: 'EMAIL',
  assunto: 'Sua cotação',
  ofertas: [{ id: '0190b000-0000-7000-8000-000000000031', seguradora: 'Jequitibá Seguros', pacote: 'Padrão', validade: '2026-12-01' }],
  situacao: 'ATIVO',
  expiraEm: '2026-03-16T12:00:00Z',
  abertoEm: null,
  aberturas: 0,
  entregas: [],
  respostas: [],
  clienteEsperaDesde: null,
  isPrecoVencido: false,
  url: null,
  whatsapp: null,
  ...mudancas,
});
