import type { LinhaSessao } from './session.repository.ts';
import { toSessao } from './session.model.ts';

/** The fields of specification §3, "Session/auth state", as it names them; its four block flags under the names of the domain design. */
const CAMPOS = `isAuth, email, username, usuarioId, assinaturaId, assinaturaLogin, chatHost, token, server, administrador, guid,
  dataAssinatura, dataTrialInicio, dataTrialFim, primeiroAcesso, segfyer, segfyerId, nomeSegfyer, emailSegfyer, acessoMC, acessoGestao,
  acessoOrcamentacao, administradorOrcamento, produtorId, nomeCorretora, cnpjCorretora, emailIntranet, temParcelaPendente,
  statusAssinatura, tokenAutomacao, authAutomationToken, novaJornada, acessoCotacaoSaude, acessoBuscaDocumentos, acessoRecebimento,
  acessoParcelaAtrasada, acessoConfigurarLoginsTodos, bloqueioCotacaoAuto, bloqueioCotacaoResidencial, bloqueioOrcamentoManual,
  bloqueioDuplicarOrcamento, authTime, hash`.split(/,\s*/);

const linha: LinhaSessao = {
  ...({} as LinhaSessao),
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
};
const sessaoDe = (over: Partial<LinhaSessao> = {}) =>
  toSessao({ ...linha, ...over }, 't', { chave: Buffer.alloc(32), assinaturaNovaDesde: '2019-09-27' });
/** What a browser reads: JSON drops what is undefined. */
const lida = (over: Partial<LinhaSessao> = {}) => JSON.parse(JSON.stringify(sessaoDe(over))) as Record<string, unknown>;

it.each(CAMPOS)('carries %s for whoever signs in, with nothing said of them', (campo) => {
  expect(lida()).toHaveProperty(campo);
});

it('is null only where there is no value', () => {
  const nulos = Object.entries(lida()).flatMap(([campo, valor]) => (valor === null ? [campo] : []));
  expect(nulos.toSorted()).toEqual(
    `authAutomationToken, chatHost, cnpjCorretora, dataAssinatura, dataTrialFim, dataTrialInicio, emailIntranet, emailSegfyer, nomeSegfyer,
      produtorId, segfyerId, server, tokenAutomacao`
      .split(/,\s*/)
      .toSorted(),
  );
});

it('grants and blocks what the profile says, and otherwise grants all and blocks nothing', () => {
  expect(lida()).toMatchObject({ acessoMC: true, administradorOrcamento: true, bloqueioCotacaoAuto: false, bloqueioTransmitir: false });
  expect(lida({ flags: { acessoMC: false, bloqueioCotacaoAuto: true } })).toMatchObject({
    acessoMC: false,
    acessoGestao: true,
    bloqueioCotacaoAuto: true,
    bloqueioTransmitir: false,
  });
});

it('names the support person only in a session of support', () => {
  expect(lida({ segfyer: true, segfyer_id: linha.usuario_id })).toMatchObject({
    segfyerId: linha.usuario_id,
    nomeSegfyer: 'Ana',
    emailSegfyer: 'ana@balcao.test',
  });
});
