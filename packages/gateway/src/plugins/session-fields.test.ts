import { umaSessaoRow } from './session.fixture.ts';
import { toSessao } from './session.model.ts';

/** The fields of specification §3, "Session/auth state", as it names them; its four block flags under the names of the domain design. */
const CAMPOS = `isAuth, email, username, usuarioId, assinaturaId, assinaturaLogin, chatHost, token, server, administrador, guid,
  dataAssinatura, dataTrialInicio, dataTrialFim, primeiroAcesso, segfyer, segfyerId, nomeSegfyer, emailSegfyer, acessoMC, acessoGestao,
  acessoOrcamentacao, administradorOrcamento, produtorId, nomeCorretora, cnpjCorretora, emailIntranet, temParcelaPendente,
  statusAssinatura, tokenAutomacao, authAutomationToken, novaJornada, acessoCotacaoSaude, acessoBuscaDocumentos, acessoRecebimento,
  acessoParcelaAtrasada, acessoConfigurarLoginsTodos, bloqueioCotacaoAuto, bloqueioCotacaoResidencial, bloqueioOrcamentoManual,
  bloqueioDuplicarOrcamento, authTime, hash`.split(/,\s*/);

type Mudancas = Parameters<typeof umaSessaoRow>[0];

const sessaoDe = (over?: Mudancas) => toSessao(umaSessaoRow(over), 't', { chave: Buffer.alloc(32), assinaturaNovaDesde: '2019-09-27' });
/** What a browser reads: JSON drops what is undefined. */
const lida = (over?: Mudancas) => JSON.parse(JSON.stringify(sessaoDe(over))) as Record<string, unknown>;

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
  expect(lida({ segfyer: true, segfyerId: umaSessaoRow().usuarioId })).toMatchObject({
    segfyerId: umaSessaoRow().usuarioId,
    nomeSegfyer: 'Ana',
    emailSegfyer: 'ana@balcao.test',
  });
});
