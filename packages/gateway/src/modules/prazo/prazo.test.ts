import type { PacoteProvas, PrazoLegal, PrazosDaVenda } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { createAvisos } from '../notificacao/index.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { createPrazosJob } from './prazo.job.ts';
import { prazoRepository } from './prazo.repository.ts';

let teste: QuotingTeste;
let ana: Corretor;
let estranha: Corretor;
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
afterAll(() => teste.close());

const hoje = hojeEm(new Date());
const dataOf = <T>(resposta: LightMyRequestResponse): T => {
  if (resposta.statusCode !== 200) throw new Error(resposta.body);
  return resposta.json<{ data: T }>().data;
};
const post = (caminho: string, body: object, quem = ana) => quem.request('POST', caminho, body, { 'idempotency-key': crypto.randomUUID() });
const list = async (id: string) => dataOf<PrazosDaVenda>(await ana.request('GET', `contratos/${id}/prazos`));

/** The job as it runs on a day. */
async function runOn(dia: string): Promise<void> {
  const { db, log, tarefas } = teste.recursos;
  const agora = () => new Date(`${dia}T12:00:00-03:00`);
  await createPrazosJob({ db, agora, log, prazos: prazoRepository, createAviso: createAvisos(tarefas).createAviso })();
}

/** A proposal handed over on a day. */
async function writeProposta(transmitidaEm: string): Promise<string> {
  const apolice = await writeUmaApolice(teste, ana);
  const { rows } = await teste.owner(
    `insert into balcao.proposta (assinatura_id, numero, seguradora, ramo, corretora_id, segurado_id, usuario_id, bem, vig_ini, vig_fim,
       premio_liquido_centavos, iof_centavos, premio_total_centavos, comissao_bps, comissao_centavos, origem, transmitida_em, status)
     select assinatura_id, (select coalesce(max(numero), 0) + 1 from balcao.proposta), seguradora, ramo, corretora_id, segurado_id, usuario_id,
       bem, vig_ini, vig_fim, premio_liquido_centavos, iof_centavos, premio_total_centavos, 2000, 60000, 'MANUAL', $2, 'TRANSMITIDA'
     from balcao.apolice where id = $1 returning id`,
    [apolice, `${transmitidaEm}T12:00:00-03:00`],
  );
  return rows[0].id;
}
const avisosDe = async (id: string) =>
  (await teste.owner('select titulo from balcao.notificacao where link like $1 order by criado_em', [`%${id}%`])).rows.map(
    ({ titulo }: { titulo: string }) => titulo,
  );
const setStatus = async (id: string, ...caminho: string[]) => {
  for (const status of caminho) await teste.owner('update balcao.proposta set status = $2 where id = $1', [id, status]);
};

describe('the clock of a proposal', () => {
  it('starts as it is transmitted, stops for a demand, and ends with the answer, when delivery of the policy begins to count', async () => {
    const inicio = addDias(hoje, -10);
    const id = await writeProposta(inicio);
    expect((await list(id)).prazos).toMatchObject([
      {
        tipo: 'ACEITACAO_PROPOSTA',
        inicio,
        dias: 25,
        decorridos: 10,
        restantes: 15,
        situacao: 'CORRENDO',
        vencimento: addDias(inicio, 25),
      },
    ]);
    await setStatus(id, 'EM_ANALISE', 'EXIGENCIA');
    const pedida = { codigo: 'X', texto: 'Laudo', pedidaEm: `${addDias(inicio, 4)}T15:00:00-03:00`, atendidaEm: null };
    await teste.owner('update balcao.proposta set exigencias = $2 where id = $1', [id, JSON.stringify([pedida])]);
    expect((await list(id)).prazos).toMatchObject([
      { situacao: 'PAUSADO', decorridos: 4, pausas: [{ de: addDias(inicio, 4), ate: null }] },
    ]);
    const atendida = { ...pedida, atendidaEm: `${addDias(inicio, 7)}T09:00:00-03:00` };
    await teste.owner('update balcao.proposta set exigencias = $2 where id = $1', [id, JSON.stringify([atendida])]);
    expect((await list(id)).prazos).toMatchObject([{ situacao: 'CORRENDO', decorridos: 7, vencimento: addDias(inicio, 28) }]);
    await setStatus(id, 'EM_ANALISE', 'ACEITA');
    const { prazos } = await list(id);
    expect(prazos).toMatchObject([
      { tipo: 'ACEITACAO_PROPOSTA', fim: hoje, situacao: 'CUMPRIDO' },
      { tipo: 'ENTREGA_APOLICE', inicio: hoje, dias: 30, situacao: 'CORRENDO' },
    ]);
    const entrega = prazos[1] as PrazoLegal;
    const fora = await post(`prazos/${entrega.id}/fim`, { versao: entrega.versao, fim: addDias(hoje, 1) });
    expect(fora.json()).toMatchObject({ errors: [{ campo: 'fim' }] });
    expect((await post(`prazos/${entrega.id}/fim`, { versao: entrega.versao, fim: hoje }, estranha)).statusCode).toBe(404);
    const duas = await Promise.all([1, 2].map(() => post(`prazos/${entrega.id}/fim`, { versao: entrega.versao, fim: hoje })));
    expect(duas.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await list(id)).prazos[1]).toMatchObject({ fim: hoje, situacao: 'CUMPRIDO' });
  });

  it('is told of once at 50, 80 and 100 % of its days, however often the morning comes', async () => {
    const id = await writeProposta('2026-03-01');
    for (const dia of ['2026-03-13', '2026-03-14', '2026-03-14', '2026-03-20', '2026-03-21', '2026-03-26', '2026-03-30']) await runOn(dia);
    const { rows } = await teste.owner(`select avisos from balcao.prazo where alvo_id = $1`, [id]);
    expect(rows[0].avisos).toEqual([50, 80, 100]);
    // an unread notice of a clock gives its place to the next of it
    expect((await avisosDe(id)).at(-1)).toBe('Prazo legal no fim: resposta da seguradora à proposta');
  });

  it('told late is told once, by the last of its shares', async () => {
    const id = await writeProposta('2026-03-01');
    await runOn('2026-04-20');
    await runOn('2026-04-21');
    expect(await avisosDe(id)).toHaveLength(1);
  });
});

describe('arrears', () => {
  it('suspend a policy once the notice ran out and what was paid covers no more, until it is paid', async () => {
    const vigIni = addDias(hoje, -100);
    const parcelas = [0, 30, 60].map((dias, index) => ({
      vencimento: addDias(vigIni, dias),
      valorCentavos: 107_380,
      linhaDigitavel: null,
      pagoEm: index === 0 ? vigIni : null,
    }));
    const id = await writeUmaApolice(teste, ana, { vigIni, vigFim: addDias(vigIni, 365), parcelas });
    const { emAtraso } = await list(id);
    expect(emAtraso.map(({ numero }) => numero)).toEqual([2, 3]);
    const parcelaId = emAtraso[0]?.id as string;
    const recebidoEm = addDias(hoje, -20);
    const cedo = await post(`parcelas/${parcelaId}/aviso-de-mora`, { recebidoEm: vigIni });
    expect(cedo.json()).toMatchObject({ errors: [{ campo: 'recebidoEm' }] });
    const aviso = dataOf<PrazoLegal>(await post(`parcelas/${parcelaId}/aviso-de-mora`, { recebidoEm }));
    expect(aviso).toMatchObject({ tipo: 'AVISO_DE_MORA', parcela: 2, dias: 15, inicio: recebidoEm });
    expect((await post(`parcelas/${parcelaId}/aviso-de-mora`, { recebidoEm: hoje })).json()).toMatchObject({ code: 'aviso-ja-dado' });
    expect((await post(`parcelas/${parcelaId}/aviso-de-mora`, { recebidoEm }, estranha)).statusCode).toBe(404);

    const apolice = async () =>
      (await teste.owner(`select status, suspensa_em::text, coberto_ate::text from balcao.apolice where id = $1`, [id])).rows[0];
    // a third was paid: 30 % of it is worth 60 days
    await runOn(addDias(recebidoEm, 15));
    expect(await apolice()).toMatchObject({ status: 'VIGENTE' });
    await runOn(hoje);
    expect(await apolice()).toEqual({ status: 'SUSPENSA', suspensa_em: addDias(recebidoEm, 16), coberto_ate: addDias(vigIni, 60) });
    await teste.owner(`update balcao.parcela set status = 'PAGA', pago_em = $2, pago_centavos = valor_centavos where id = $1`, [
      parcelaId,
      hoje,
    ]);
    expect(await apolice()).toEqual({ status: 'VIGENTE', suspensa_em: null, coberto_ate: null });
    expect((await list(id)).prazos).toMatchObject([{ tipo: 'AVISO_DE_MORA', fim: hoje, situacao: 'CUMPRIDO_FORA' }]);
  });

  it('leave a policy covered by what was paid in part of an instalment too', async () => {
    const vigIni = addDias(hoje, -100);
    const parcelas = [0, 60].map((dias, index) => ({
      vencimento: addDias(vigIni, dias),
      valorCentavos: 161_070,
      linhaDigitavel: null,
      pagoEm: index === 0 ? vigIni : null,
    }));
    const id = await writeUmaApolice(teste, ana, { vigIni, vigFim: addDias(vigIni, 365), parcelas });
    const parcelaId = (await list(id)).emAtraso[0]?.id as string;
    dataOf<PrazoLegal>(await post(`parcelas/${parcelaId}/aviso-de-mora`, { recebidoEm: addDias(hoje, -30) }));
    // half of it is worth 120 days; with half of the second, three quarters are worth 210
    await teste.owner('update balcao.parcela set pago_em = $2, pago_centavos = 80535 where id = $1', [parcelaId, hoje]);
    await runOn(addDias(vigIni, 200));
    const { rows } = await teste.owner('select status from balcao.apolice where id = $1', [id]);
    expect(rows[0].status).toBe('VIGENTE');
    await runOn(addDias(vigIni, 211));
    const depois = await teste.owner('select status, coberto_ate::text from balcao.apolice where id = $1', [id]);
    expect(depois.rows[0]).toEqual({ status: 'SUSPENSA', coberto_ate: addDias(vigIni, 210) });
  });
});

describe('the proof of a sale', () => {
  it('prints every fact with the digest of them, which is verified again; a changed byte is found', async () => {
    const id = await writeProposta(addDias(hoje, -3));
    await setStatus(id, 'EM_ANALISE');
    const pacote = dataOf<PacoteProvas>(await post(`contratos/${id}/provas`, {}));
    expect(pacote.fatos).toBeGreaterThan(2);
    const pdf = await ana.request('GET', `provas/${pacote.id}/provas.pdf`);
    const sha256 = createHash('sha256').update(pdf.rawPayload).digest('hex');
    expect([pdf.headers['content-type'], sha256]).toEqual(['application/pdf', pacote.pdfSha256]);
    const confer = async (body: object) => (await post(`provas/${pacote.id}/conferencia`, body)).json().data;
    expect(await confer({})).toEqual({ isIntacto: true, isOMesmo: null });
    expect(await confer({ sha256 })).toEqual({ isIntacto: true, isOMesmo: true });
    expect(await confer({ sha256: 'a'.repeat(64) })).toEqual({ isIntacto: true, isOMesmo: false });
    expect((await estranha.request('GET', `provas/${pacote.id}/provas.pdf`)).statusCode).toBe(404);
    const { rows } = await teste.owner('select texto, texto_sha256 from balcao.pacote_provas where id = $1', [pacote.id]);
    expect(rows[0].texto).toContain('status: TRANSMITIDA passou a EM_ANALISE');
    expect(rows[0].texto_sha256).toBe(createHash('sha256').update(rows[0].texto).digest('hex'));
    await teste.owner(`update balcao.pacote_provas set texto = replace(texto, 'EM_ANALISE', 'ACEITA') where id = $1`, [pacote.id]);
    expect(await confer({})).toEqual({ isIntacto: false, isOMesmo: null });
    expect((await list(id)).pacotes).toMatchObject([{ id: pacote.id }]);
  });
});

describe('delivery of the policy', () => {
  let arquivos = 0;
  /** A document that arrived on a day. */
  async function writeDocumento(tipo: string, chegada: string): Promise<string> {
    arquivos += 1;
    const sha256 = createHash('sha256').update(`documento ${arquivos}`).digest('hex');
    const { rows } = await teste.owner(
      `insert into balcao.documento (assinatura_id, criado_em, tipo, nome, sha256, mime, bytes, origem)
       values ($1, $2, $3, 'apolice.pdf', $4, 'application/pdf', 10, 'UPLOAD') returning id`,
      [ana.usuario.assinaturaId, `${chegada}T12:00:00-03:00`, tipo, sha256],
    );
    await teste.owner(`insert into balcao.documento_texto (documento_id, assinatura_id, nome) values ($1, $2, 'apolice.pdf')`, [
      rows[0].id,
      ana.usuario.assinaturaId,
    ]);
    return rows[0].id;
  }
  /** A proposal accepted ten days ago, whose policy is known. */
  async function waiting(): Promise<{ id: string; apoliceId: string }> {
    const id = await writeProposta(addDias(hoje, -20));
    await setStatus(id, 'EM_ANALISE', 'ACEITA');
    await teste.owner(`update balcao.prazo set inicio = $2 where alvo_id = $1 and tipo = 'ENTREGA_APOLICE'`, [id, addDias(hoje, -10)]);
    const apoliceId = await writeUmaApolice(teste, ana);
    await teste.owner('update balcao.proposta set apolice_id = $2 where id = $1', [id, apoliceId]);
    return { id, apoliceId };
  }
  const link = (documentoId: string, alvo: string, alvoId: string) => post(`documentos/${documentoId}/vinculos`, { alvo, alvoId });
  const unlink = (documentoId: string, alvo: string, alvoId: string) => post(`documentos/${documentoId}/desvincular`, { alvo, alvoId });
  const entregaDe = async (id: string) => (await list(id)).prazos.find(({ tipo }) => tipo === 'ENTREGA_APOLICE') as PrazoLegal;

  it('ends by itself on the day the document of the policy arrived, linked to either side, and the proof tells which', async () => {
    const { id, apoliceId } = await waiting();
    const chegada = addDias(hoje, -2);
    const proposta = await writeDocumento('PROPOSTA', chegada);
    await link(proposta, 'APOLICE', apoliceId);
    expect(await entregaDe(id)).toMatchObject({ fim: null, situacao: 'CORRENDO' });
    const documentoId = await writeDocumento('APOLICE', chegada);
    await link(documentoId, 'APOLICE', apoliceId);
    const { documento, ...entrega } = await entregaDe(id);
    expect(entrega).toMatchObject({ fim: chegada, situacao: 'CUMPRIDO' });
    expect(documento).toMatchObject({ id: documentoId, nome: 'apolice.pdf' });
    const pacote = dataOf<PacoteProvas>(await post(`contratos/${id}/provas`, {}));
    const { rows } = await teste.owner('select texto from balcao.pacote_provas where id = $1', [pacote.id]);
    expect(rows[0].texto).toContain(`com o documento apolice.pdf (SHA-256 ${documento?.sha256})`);
    expect(rows[0].texto).toContain(`"Documento vinculado","apolice.pdf (apolice), SHA-256 ${documento?.sha256}"`);
    const outra = await waiting();
    await link(documentoId, 'PROPOSTA', outra.id);
    expect(await entregaDe(outra.id)).toMatchObject({ fim: chegada });
  });

  it('ends too where the document was there first, or is said to be the policy only later', async () => {
    const id = await writeProposta(addDias(hoje, -20));
    const antes = await writeDocumento('APOLICE', addDias(hoje, -30));
    await link(antes, 'PROPOSTA', id);
    await setStatus(id, 'EM_ANALISE', 'ACEITA');
    expect(await entregaDe(id)).toMatchObject({ fim: hoje, documento: { id: antes } });
    const outra = await waiting();
    const solto = await writeDocumento('OUTRO', addDias(hoje, -1));
    await link(solto, 'APOLICE', outra.apoliceId);
    expect(await entregaDe(outra.id)).toMatchObject({ fim: null });
    dataOf(await post('documentos/lote', { ids: [solto], ato: { tipo: 'CLASSIFICAR', como: 'APOLICE' } }));
    expect(await entregaDe(outra.id)).toMatchObject({ fim: addDias(hoje, -1) });
  });

  it('a link taken back the same day was a mistake and lets it run again; later, or of what a person ended, nothing moves', async () => {
    const { id, apoliceId } = await waiting();
    const [um, dois] = [await writeDocumento('APOLICE', addDias(hoje, -3)), await writeDocumento('APOLICE', addDias(hoje, -1))];
    await link(um, 'APOLICE', apoliceId);
    await link(dois, 'APOLICE', apoliceId);
    await unlink(um, 'APOLICE', apoliceId);
    expect(await entregaDe(id)).toMatchObject({ fim: addDias(hoje, -1), documento: { id: dois } });
    await unlink(dois, 'APOLICE', apoliceId);
    expect(await entregaDe(id)).toMatchObject({ fim: null, documento: null, situacao: 'CORRENDO' });
    await link(um, 'APOLICE', apoliceId);
    await teste.owner(`update balcao.documento_vinculo set criado_em = now() - interval '1 day' where documento_id = $1`, [um]);
    await unlink(um, 'APOLICE', apoliceId);
    expect(await entregaDe(id)).toMatchObject({ fim: addDias(hoje, -3), documento: { id: um } });
    const outra = await waiting();
    const entrega = await entregaDe(outra.id);
    dataOf(await post(`prazos/${entrega.id}/fim`, { versao: entrega.versao, fim: addDias(hoje, -5) }));
    await link(dois, 'APOLICE', outra.apoliceId);
    await unlink(dois, 'APOLICE', outra.apoliceId);
    expect(await entregaDe(outra.id)).toMatchObject({ fim: addDias(hoje, -5), documento: null });
  });
});
