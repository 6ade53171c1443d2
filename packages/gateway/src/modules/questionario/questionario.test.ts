import {
  LinhaCotada,
  type LinkQuestionario,
  type Questionario,
  type SolicitacaoCotacao,
  solicitacaoTopics,
  topicPath,
} from '@balcao/contracts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import { giveMarca } from '../../testing/test-envio.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor();
  bia = await teste.createCorretor();
});
afterAll(() => teste.close());

let vezes = 0;
const publico = (chamada: string, payload: object) =>
  teste.app.inject({
    method: 'POST',
    url: `/c/api/v1/publico/${chamada}`,
    payload,
    remoteAddress: `10.1.${Math.floor((vezes += 1) / 250)}.${vezes % 250}`,
  });
const respostas = (mudancas: object = {}) => ({
  segurado: { nome: 'Zélia Conceição', celular: '35998765432', email: 'z@exemplo.test', cep: '37500-100' },
  veiculo: { placa: 'ABC1D23', marca: 'Chevrolet', modelo: 'Onix', kitGas: true },
  uso: { uso: 'LAZER' },
  pernoite: { garagem: 'SEM' },
  condutor: {},
  ...mudancas,
});
const answer = (token: string, mudancas?: object) =>
  publico('questionario/respostas', { token, respostas: respostas(mudancas), consentimento: true });
async function create(corretor: Corretor = ana, orcamentoId?: string, linha = 'AUTO') {
  const response = await corretor.request(
    'POST',
    orcamentoId ? `orcamentos/${orcamentoId}/questionario-link` : 'questionario-links',
    orcamentoId ? {} : { linha },
  );
  const link = response.json<{ data: LinkQuestionario }>().data;
  return { link, token: new URL(link.url as string).hash.slice(1) };
}
const leads = async (corretor: Corretor, query = '') =>
  (await corretor.request('GET', `solicitacoes-cotacao${query}`)).json<{ data: { itens: SolicitacaoCotacao[]; total: number } }>().data;

it('shows the client the logo and the telephone of who asks, and names it in the invitation', async () => {
  const clara = await teste.createCorretor({ nome: 'Clara Reis' });
  await giveMarca(teste, clara);
  await teste.owner("update balcao.usuario set telefone = '(35) 99876-5432' where id = $1", [clara.usuario.usuarioId]);
  const { token, link } = await create(clara);
  expect(link).toMatchObject({ corretora: 'Corretora de Teste' });
  expect((await publico('questionario', { token })).json().data).toMatchObject({
    corretora: { nome: 'Corretora de Teste', telefone: '3534712000', logo: 'data:image/png;base64,iVBORw0KGgo=' },
    corretor: { nome: 'Clara Reis', telefone: '35998765432' },
  });
});

it('shows who asks and why, takes the answers once, and makes a lead of them with its consent', async () => {
  const { token, link } = await create();
  const visto = (await publico('questionario', { token })).json().data;
  expect(visto).toMatchObject({ corretora: { nome: 'Corretora de Teste' }, respondido: false });
  expect(visto.privacidade.texto).toContain('Corretora de Teste');
  const answers = await Promise.all([answer(token), answer(token), answer(token)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  const { itens } = await leads(ana);
  expect(itens).toHaveLength(1);
  expect(itens[0]).toMatchObject({
    origem: 'QUESTIONARIO',
    status: 'NOVA',
    nome: 'Zélia Conceição',
    celular: '35998765432',
    dados: { veiculo: { placa: 'ABC1D23' } },
    consentimento: { texto: visto.privacidade.texto, versao: visto.privacidade.versao },
  });
  expect(itens[0]?.consentimento).not.toHaveProperty('ip');
  for (const q of ['conceicao zelia', '(35) 99876-5432', 'ABC-1D23'])
    expect([q, (await leads(ana, `?q=${encodeURIComponent(q)}`)).total]).toEqual([q, 1]);
  expect((await leads(ana, '?q=ninguem')).total).toBe(0);
  const [feito] = (await ana.request('GET', 'questionario-links')).json<{ data: LinkQuestionario[] }>().data;
  expect(feito).toMatchObject({ id: link.id, situacao: 'RESPONDIDO', url: null, abertoEm: expect.any(String) });
});

it('fills only what is empty in the draft it was made for, raises its version, and tells the broker', async () => {
  const { id } = await ana.create();
  const antes = (await ana.request('GET', `orcamentos/${id}`)).json().data;
  const risco = { ...antes.rascunho.risco, veiculo: { ...antes.rascunho.risco.veiculo, modelo: 'Tracker' } };
  await ana.request('PUT', `orcamentos/${id}/rascunho`, { versao: 1, rascunho: { ...antes.rascunho, risco } });
  const { token } = await create(ana, id);
  expect((await answer(token)).statusCode).toBe(200);
  const { rascunho, versao } = (await ana.request('GET', `orcamentos/${id}`)).json().data;
  expect(rascunho.risco.veiculo).toMatchObject({ modelo: 'Tracker', marca: 'Chevrolet', placa: 'ABC1D23', kitGas: false });
  expect(rascunho.risco.segurado).toMatchObject({ nome: 'Zélia Conceição', avisoPrivacidade: true });
  expect(versao).toBe(3);
  // a form still open on the version before is told, and writes over nothing
  expect((await ana.request('PUT', `orcamentos/${id}/rascunho`, { versao: 2, rascunho })).statusCode).toBe(409);
  const { rows } = await teste.owner('select texto, dados from balcao.orcamento_evento where orcamento_id = $1', [id]);
  expect(rows[0].dados.divergentes).toEqual(expect.arrayContaining(['veiculo.modelo', 'veiculo.kitGas']));
  // who answers was given the notice by the page itself: a box nobody had ticked yet contradicts nobody
  expect(rows[0].dados.divergentes).not.toContain('segurado.avisoPrivacidade');
  // the broker reads which, and asks the client
  expect(rows[0].texto).toMatch(/diferem do que já estava no orçamento: .*Modelo/);
  // and may take them one by one
  const divergentes = async (quem: Corretor) => quem.request('GET', `orcamentos/${id}/questionario-divergentes`);
  expect((await divergentes(ana)).json().data).toMatchObject({
    nome: 'Zélia Conceição',
    respostas: expect.arrayContaining([
      { campo: 'risco.veiculo.modelo', valor: 'Onix' },
      { campo: 'risco.veiculo.kitGas', valor: true },
    ]),
  });
  expect((await divergentes(bia)).statusCode).toBe(404);
  const { notificacoes } = (await ana.request('GET', '/notificacao/getLatestNotifications')).json().data;
  expect(notificacoes.some(({ link }: { link: string }) => link === `/multicalculo/orcamento-editar?id=${id}`)).toBe(true);
});

it('keeps the answers as a lead when the draft is no longer one', async () => {
  const { id } = await ana.create();
  const { token } = await create(ana, id);
  await ana.request('DELETE', `orcamentos/${id}`);
  expect((await answer(token)).statusCode).toBe(200);
  expect((await leads(ana)).itens[0]).toMatchObject({ status: 'NOVA', orcamentoId: null });
  const { notificacoes } = (await ana.request('GET', '/notificacao/getLatestNotifications')).json().data;
  expect(notificacoes[0]).toMatchObject({ tipo: 2, link: '/multicalculo/cotacoes?aba=solicitacoes' });
});

it('refuses at its question what cannot be, and takes nothing without consent or a way to answer', async () => {
  const { token } = await create();
  const campos = async (mudancas: object) =>
    (await answer(token, mudancas)).json<{ errors: { campo: string }[] }>().errors.map(({ campo }) => campo);
  expect(await campos({ segurado: { nome: 'Zé', email: 'x@y', cep: '1', documento: '11111111111' } })).toEqual([
    'respostas.segurado.documento',
    'respostas.segurado.nome',
    'respostas.segurado.email',
    'respostas.segurado.cep',
  ]);
  expect(await campos({ segurado: { nome: 'Zélia Prado' } })).toEqual(['respostas.segurado.celular']);
  expect(await campos({ veiculo: { placa: 'XX' } })).toEqual(['respostas.veiculo.placa']);
  expect((await publico('questionario/respostas', { token, respostas: respostas(), consentimento: false })).statusCode).toBe(422);
  expect((await publico('questionario', { token })).json().data.respondido).toBe(false);
});

it('answers expired, revoked, guessed and foreign links alike', async () => {
  const vencido = await create();
  await teste.owner(`update balcao.questionario_link set expira_em = now() where id = $1`, [vencido.link.id]);
  const revogado = await create();
  await ana.request('POST', `questionario-links/${revogado.link.id}/revogar`, {});
  const bloqueado = await create(bia);
  await teste.owner(`update balcao.assinatura set status = 'BLOQUEADA' where id = $1`, [bia.usuario.assinaturaId]);
  const answers = await Promise.all(
    [vencido.token, revogado.token, bloqueado.token, 'a'.repeat(43), ''].flatMap((token) => [
      publico('questionario', { token }),
      answer(token),
    ]),
  );
  await teste.owner(`update balcao.assinatura set status = 'ATIVA' where id = $1`, [bia.usuario.assinaturaId]);
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(404);
});

it('gives a lead to one broker, as an orçamento already filled, and to nobody after', async () => {
  const { token } = await create();
  await answer(token, { segurado: { nome: 'Nova Cliente', celular: '35998765432' } });
  const lead = (await leads(ana, '?status=NOVA&q=nova%20cliente')).itens[0] as SolicitacaoCotacao;
  const take = (corretor: Corretor) => corretor.request('POST', `solicitacoes-cotacao/${lead.id}/assumir`, {});
  expect((await take(bia)).statusCode).toBe(404);
  const answers = await Promise.all([take(ana), take(ana)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { orcamentoId } = answers.find(({ statusCode }) => statusCode === 200)?.json().data ?? {};
  const { rascunho, origem } = (await ana.request('GET', `orcamentos/${orcamentoId}`)).json().data;
  expect(origem).toBe('PAGINA_PUBLICA');
  expect(rascunho.risco).toMatchObject({ segurado: { nome: 'Nova Cliente' }, veiculo: { kitGas: true }, uso: { uso: 'LAZER' } });
  expect((await leads(ana, '?status=CONVERTIDA')).itens[0]).toMatchObject({ id: lead.id, orcamentoId });
});

it('tells the open lists of whoever may see leads that one came, was taken or ended, and nothing about it', async () => {
  const { tempoReal } = teste.recursos;
  const topico = topicPath(solicitacaoTopics.mudou, { canal: tempoReal.canal('assinatura', ana.usuario.assinaturaId) });
  const semAcesso = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { acessoOrcamentacao: false } });
  for (const outro of [bia, semAcesso]) {
    const alheio = await connectMqtt(teste, outro.entrada);
    expect(await alheio.subscribe(topico)).toBe(false);
    await alheio.client.endAsync(true);
  }
  const ouvinte = await connectMqtt(teste, ana.entrada);
  expect(await ouvinte.subscribe(topico)).toBe(true);
  const heard = async (act: () => Promise<unknown>) => {
    const next = ouvinte.next();
    await act();
    expect(await next).toEqual({ topico, payload: { em: expect.any(String) } });
  };
  const [um, outro] = [await create(), await create()];
  await heard(() => answer(um.token));
  await heard(() => answer(outro.token));
  const [novo, antigo] = (await leads(ana, '?status=NOVA')).itens as [SolicitacaoCotacao, SolicitacaoCotacao];
  await heard(() => ana.request('POST', `solicitacoes-cotacao/${novo.id}/assumir`, {}));
  await heard(() => ana.request('POST', `solicitacoes-cotacao/${antigo.id}/descartar`, { motivo: 'Engano' }));
  expect((await ana.request('POST', `solicitacoes-cotacao/${antigo.id}/descartar`, { motivo: 'De novo' })).statusCode).toBe(409);
  expect(ouvinte.mensagens).toHaveLength(4);
  await ouvinte.client.endAsync(true);
});

it('ends a lead that leads nowhere, and hides leads and links from other brokerages and from colleagues of their own', async () => {
  const { token, link } = await create();
  await answer(token);
  const lead = (await leads(ana, '?status=NOVA')).itens[0] as SolicitacaoCotacao;
  const caio = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  for (const outro of [bia, caio]) {
    expect((await leads(outro)).total).toBe(0);
    expect((await outro.request('POST', `solicitacoes-cotacao/${lead.id}/descartar`, { motivo: 'não é meu' })).statusCode).toBe(404);
    expect((await outro.request('POST', `questionario-links/${link.id}/revogar`, {})).statusCode).toBe(404);
  }
  expect((await ana.request('POST', `solicitacoes-cotacao/${lead.id}/descartar`, { motivo: 'Engano' })).json().data.status).toBe(
    'DESCARTADA',
  );
  await expect(teste.owner(`update balcao.solicitacao_cotacao set status = 'NOVA' where id = $1`, [lead.id])).rejects.toThrow(
    'transição recusada',
  );
  await expect(teste.owner(`update balcao.solicitacao_cotacao set dados = '{}' where id = $1`, [lead.id])).rejects.toThrow('não muda');
});

it.each(LinhaCotada.options)('%s: asks what the line asks, and makes of the answers a lead that becomes a filled draft', async (linha) => {
  const { token, link } = await create(ana, undefined, linha);
  expect(link.linha).toBe(linha);
  const perguntas = (await ana.request('GET', `questionarios/${linha}`)).json<{ data: Questionario }>().data;
  const visto = (await publico('questionario', { token })).json().data;
  expect(visto.questionario).toEqual(perguntas);
  const nome = `Cliente ${linha}`;
  const segurado = { nome, celular: '35998765432' };
  expect((await publico('questionario/respostas', { token, respostas: { segurado }, consentimento: true })).statusCode).toBe(200);
  const lead = (await leads(ana, `?status=NOVA&q=${encodeURIComponent(nome)}`)).itens[0] as SolicitacaoCotacao;
  expect(lead).toMatchObject({ linha, consentimento: { texto: visto.privacidade.texto } });
  const { orcamentoId } = (await ana.request('POST', `solicitacoes-cotacao/${lead.id}/assumir`, {})).json().data;
  const orcamento = (await ana.request('GET', `orcamentos/${orcamentoId}`)).json().data;
  expect(orcamento).toMatchObject({ formulario: linha, rascunho: { risco: { segurado } } });
});

it('fills a list nobody began in the draft, and keeps the words of a consent to health data', async () => {
  const pet = await ana.create({ linha: 'PET' });
  const { token } = await create(ana, pet.id);
  const pets = [{ nome: 'Rex', especie: 'CAO', porte: 'MEDIO', nascimento: '2020-05-01' }];
  const segurado = { nome: 'Zélia Conceição', celular: '35998765432' };
  expect((await publico('questionario/respostas', { token, respostas: { segurado, pets }, consentimento: true })).statusCode).toBe(200);
  expect((await ana.request('GET', `orcamentos/${pet.id}`)).json().data.rascunho.risco.pets).toEqual(pets);

  const vida = await create(ana, undefined, 'VIDA');
  const saude = (await publico('questionario', { token: vida.token })).json().data.privacidade.saude;
  const comSaude = { segurado: { ...segurado, nome: 'Vida Inteira' }, pessoa: { fumante: true } };
  const sem = await publico('questionario/respostas', { token: vida.token, respostas: comSaude, consentimento: true });
  expect([sem.statusCode, sem.json().errors[0].campo]).toEqual([422, 'consentimentoSaude']);
  const com = { token: vida.token, respostas: comSaude, consentimento: true, consentimentoSaude: true };
  expect((await publico('questionario/respostas', com)).statusCode).toBe(200);
  expect((await leads(ana, '?q=vida%20inteira')).itens[0]?.consentimento.saude).toBe(saude);
});

it('makes no link of a line its broker may not quote', async () => {
  const sem = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { bloqueioCotacaoResidencial: true } });
  expect((await sem.request('POST', 'questionario-links', { linha: 'RESIDENCIAL' })).statusCode).toBe(403);
});
