import { type Canais, COOKIE_SESSAO, sessaoCalls, sessaoTopics, topicPath, type UsoRegistro } from '@balcao/contracts';
import { FLAGS_ABERTAS, parseSessao } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { asBrowser } from '../../testing/test-app.ts';
import type { CorreioTeste } from '../../testing/test-correio.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import type { Corretor, QuotingTeste } from '../../testing/test-quoting.ts';
import { until } from '../../testing/until.ts';
import {
  campos,
  colega,
  createEquipe,
  invited,
  login,
  post,
  read,
  refusal,
  save,
  SENHA,
  startUsuarios,
} from '../../testing/test-usuarios.ts';

let teste: QuotingTeste;
let correio: CorreioTeste;
let admin: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  ({ teste, correio, admin, estranha } = await startUsuarios());
});
afterAll(() => teste.close());

describe('a deactivation', () => {
  it('hands over what is open and ends the sessions, all at once', async () => {
    const quem = await createEquipe();
    const [sai, fica] = [await colega(quem, { nome: 'Quem Sai' }), await colega(quem, { nome: 'Quem Fica' })];
    const aberto = await sai.prepare();
    const perdido = await sai.create();
    const tarefaId = uuidv7();
    await teste.db.tenant(quem.usuario, async (tx) => {
      for (const status of ['CALCULANDO', 'CALCULADO'])
        await tx.run('update orcamento set status = $2 where id = $1', [perdido.id, status]);
      await tx.run("update orcamento set status = 'RECUSADO', motivo_recusa = 'PRECO' where id = $1", [perdido.id]);
      await tx.run(
        "insert into tarefa (id, assinatura_id, titulo, tipo, responsavel_id, vencimento) values ($1, $2, 'Ligar', 'RETORNO', $3, current_date)",
        [tarefaId, quem.usuario.assinaturaId, sai.usuario.usuarioId],
      );
    });
    const id = sai.usuario.usuarioId;
    const usos: UsoRegistro[] = (await quem.request('GET', `usuarios/${id}/usos`)).json().data;
    expect(usos.map(({ tipo, total }) => [tipo, total])).toEqual([
      ['ORCAMENTO', 1],
      ['TAREFA', 1],
    ]);
    const deactivate = (herdeiroId: string | null) => quem.request('POST', `usuarios/${id}/desativar`, { herdeiroId });
    expect(campos(await deactivate(null))).toEqual([422, [['herdeiroId', 'obrigatorio']]]);
    expect(campos(await deactivate(estranha.usuario.usuarioId))).toEqual([422, [['herdeiroId', 'desconhecido']]]);
    expect(campos(await deactivate(id))).toEqual([422, [['herdeiroId', 'desconhecido']]]);
    expect((await sai.request('GET', 'parametros')).statusCode).toBe(200);

    expect((await deactivate(fica.usuario.usuarioId)).json().data).toEqual({ orcamentos: 1, tarefas: 1, propostas: 0 });
    expect((await sai.request('GET', 'parametros')).statusCode).toBe(401);
    expect(await login(sai.usuario.email, 'Balcao#2026')).toBe(3);
    const donos = await teste.db.tenant(quem.usuario, async (tx) => [
      await tx.rows('select usuario_id from orcamento where id = any($1::uuid[]) order by numero', [[aberto.id, perdido.id]]),
      await tx.rows('select responsavel_id from tarefa where id = $1', [tarefaId]),
      await tx.rows("select texto from orcamento_evento where orcamento_id = $1 and tipo = 'OUTRO'", [aberto.id]),
    ]);
    expect(donos).toEqual([
      [{ usuarioId: fica.usuario.usuarioId }, { usuarioId: id }],
      [{ responsavelId: fica.usuario.usuarioId }],
      [{ texto: 'Passado a Quem Fica: o acesso de Quem Sai foi desativado' }],
    ]);
    expect((await quem.request('POST', `usuarios/${id}/ativar`)).json().data).toMatchObject({ situacao: 'ATIVO' });
    expect(await login(sai.usuario.email, 'Balcao#2026')).toBe(-1);
  });

  it('never leaves a brokerage without an administrator, nor takes oneself', async () => {
    const quem = await createEquipe();
    const eu = await read(quem.usuario.usuarioId, quem);
    expect(refusal(await quem.request('POST', `usuarios/${eu.id}/desativar`, { herdeiroId: null }))).toEqual([409, 'proprio-acesso']);
    expect(campos(await save(eu, { administrador: false }, quem))).toEqual([422, [['administrador', 'conflito']]]);
    // an invited administrator is none yet
    await invited({ administrador: true, flags: FLAGS_ABERTAS }, quem);
    expect(campos(await save(eu, { administrador: false }, quem))).toEqual([422, [['administrador', 'conflito']]]);
    const outra = await colega(quem, { administrador: true });
    const ela = await read(outra.usuario.usuarioId, quem);
    const answers = await Promise.all([save(eu, { administrador: false }, quem), save(ela, { administrador: false }, outra)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).not.toEqual([200, 200]);
    const restantes = await teste.db.tenant(quem.usuario, (tx) =>
      tx.row("select count(*)::int as n from usuario where administrador and status = 'ATIVO'"),
    );
    expect(restantes).toEqual({ n: 1 });
  });

  it('of two administrators who remove each other at once leaves one, even with a third to spare', async () => {
    for (const terceiros of [0, 1]) {
      const quem = await createEquipe();
      const outra = await colega(quem, { administrador: true });
      if (terceiros > 0) await colega(quem, { administrador: true });
      const remove = (de: Corretor, alvo: Corretor) =>
        de.request('POST', `usuarios/${alvo.usuario.usuarioId}/desativar`, { herdeiroId: null });
      const answers = await Promise.all([remove(quem, outra), remove(outra, quem)]);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const ativos = await teste.db.tenant(quem.usuario, (tx) =>
        tx.row("select count(*)::int as n from usuario where administrador and status = 'ATIVO'"),
      );
      expect(ativos).toEqual({ n: 1 + terceiros });
    }
  });

  it('gives back a seat only while there is one', async () => {
    const quem = await createEquipe(2);
    const outro = await colega(quem);
    const id = outro.usuario.usuarioId;
    expect((await quem.request('POST', `usuarios/${id}/desativar`, { herdeiroId: null })).statusCode).toBe(200);
    const convidado = await invited({}, quem);
    expect(refusal(await quem.request('POST', `usuarios/${id}/ativar`))).toEqual([409, 'sem-lugar']);
    expect(refusal(await quem.request('POST', `usuarios/${convidado.id}/desativar`, { herdeiroId: null }))).toEqual([
      409,
      'convite-aberto',
    ]);
    expect(refusal(await quem.request('POST', `usuarios/${id}/redefinir-senha`))).toEqual([409, 'usuario-inativo']);
  });
});

describe('sessions and passwords of a user', () => {
  it('are listed and ended, one or all, never the one that asks', async () => {
    const outro = await colega(admin);
    const id = outro.usuario.usuarioId;
    const outra = await teste.signIn(outro.usuario);
    const sessoes: { id: string; atual: boolean }[] = (await admin.request('GET', `usuarios/${id}/sessoes`)).json().data;
    expect(sessoes).toHaveLength(2);
    const [nova] = sessoes;
    expect((await estranha.request('DELETE', `usuarios/${id}/sessoes/${nova?.id}`)).statusCode).toBe(404);
    expect((await admin.request('DELETE', `usuarios/${admin.usuario.usuarioId}/sessoes/${nova?.id}`)).statusCode).toBe(404);
    expect((await admin.request('DELETE', `usuarios/${id}/sessoes/${nova?.id}`)).statusCode).toBe(200);
    const menus = (headers: Record<string, string>) => teste.app.inject({ method: 'GET', url: '/auth/menus', headers });
    expect((await menus(outra.headers)).statusCode).toBe(401);
    expect((await admin.request('POST', `usuarios/${id}/sessoes/encerrar`)).json().data).toEqual({ encerradas: 1 });
    expect((await outro.request('GET', 'parametros')).statusCode).toBe(401);
    await admin.request('POST', `usuarios/${admin.usuario.usuarioId}/sessoes/encerrar`);
    expect((await admin.request('GET', 'parametros')).statusCode).toBe(200);
  });

  it('an administrator has the link of a new password sent', async () => {
    const outro = await colega(admin);
    expect((await admin.request('POST', `usuarios/${outro.usuario.usuarioId}/redefinir-senha`)).statusCode).toBe(200);
    expect((await correio.to(outro.usuario.email))[0]?.texto).toContain('Um administrador da sua corretora pediu');
    const hash = await correio.tokenTo(outro.usuario.email);
    expect((await post('/changeexpiredpassword', { hash, senha: SENHA })).statusCode).toBe(200);
    expect(await login(outro.usuario.email)).toBe(-1);
  });
});

describe('a change of powers', () => {
  it('reaches the open tabs of the user at once, and open calls the next time', async () => {
    const [outro, alheio] = [await colega(admin), await colega(admin)];
    const canais: Canais = (await outro.request('GET', sessaoCalls.canais.path)).json().data;
    const topico = topicPath(sessaoTopics.poderes, { canal: canais.usuario });
    const [dele, deOutro] = [await connectMqtt(teste, outro.entrada), await connectMqtt(teste, alheio.entrada)];
    expect([await dele.subscribe(topico), await deOutro.subscribe(topico)]).toEqual([true, false]);
    expect((await outro.request('GET', 'orcamentos')).statusCode).toBe(200);

    const ficha = await read(outro.usuario.usuarioId);
    await save(ficha, { flags: { ...ficha.flags, acessoOrcamentacao: false } });
    await until(() => dele.mensagens.some((mensagem) => mensagem.topico === topico));
    expect((await outro.request('GET', 'orcamentos')).statusCode).toBe(403);
    // what a tab reads when it is told: the answer brings the session as it now is
    const headers = { ...outro.entrada.headers, cookie: asBrowser(outro.entrada) };
    const menus = await teste.app.inject({ method: 'GET', url: '/auth/menus', headers });
    const cookie = menus.cookies.find(({ name }) => name === COOKIE_SESSAO)?.value ?? '';
    expect((parseSessao(cookie) ?? parseSessao(encodeURIComponent(cookie)))?.acessoOrcamentacao).toBe(false);
    for (const { client } of [dele, deOutro]) client.end(true);
  });
});
