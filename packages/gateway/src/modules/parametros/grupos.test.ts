import type { GruposEmVigor } from '@balcao/contracts';
import { gruposPadrao, minimosDaRetencao } from '@balcao/domain';
import { asBrowser } from '../../testing/test-app.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let admin: Corretor;
let estranha: Corretor;
// a Friday that is a national holiday, at noon in São Paulo
let agora = new Date('2026-11-20T15:00:00Z');

beforeAll(async () => {
  teste = await createQuotingTest({ agora: () => agora });
  admin = await teste.createCorretor({ administrador: true });
  estranha = await teste.createCorretor({ administrador: true });
});
beforeEach(() => void (agora = new Date('2026-11-20T15:00:00Z')));
afterAll(() => teste.close());

const read = async (quem = admin): Promise<GruposEmVigor> => (await quem.request('GET', 'parametros/grupos')).json().data;
const save = (grupo: keyof GruposEmVigor, valor: object, quem = admin) => quem.request('PUT', `parametros/${grupo}`, valor);
async function choose<G extends keyof GruposEmVigor>(grupo: G, mudanca: object): Promise<GruposEmVigor[G]> {
  const { versao } = (await read())[grupo];
  const response = await save(grupo, { ...gruposPadrao[grupo], ...mudanca, versao });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data;
}
const feriado = (dia: string) => ({ dia, nome: 'Aniversário da cidade', todoAno: false });

it('are the product’s own until chosen, each group with its version, and of one subscription alone', async () => {
  const nada = { versao: 0, alteradoEm: null, alteradoPor: null };
  expect(await read(estranha)).toEqual({
    acesso: { ...gruposPadrao.acesso, ...nada },
    calendario: { ...gruposPadrao.calendario, ...nada },
    renovacao: { ...gruposPadrao.renovacao, ...nada },
    expediente: { ...gruposPadrao.expediente, ...nada },
    atraso: { ...gruposPadrao.atraso, ...nada },
    repasse: { ...gruposPadrao.repasse, ...nada },
    numeracao: { ...gruposPadrao.numeracao, ...nada, proximoOrcamento: 1, proximaProposta: 1 },
    retencao: { ...gruposPadrao.retencao, ...nada },
    remetente: { ...gruposPadrao.remetente, ...nada },
  });
  expect(await choose('calendario', { feriados: [feriado('2026-07-16')] })).toMatchObject({ versao: 1, alteradoPor: expect.any(String) });
  expect((await read()).renovacao.versao).toBe(0);
  expect((await read(estranha)).calendario.feriados).toEqual([]);
  const { rows } = await teste.owner(
    `select depois -> 'valor' -> 'feriados' -> 0 ->> 'dia' as dia, usuario_id from balcao.auditoria
     where assinatura_id = $1 and entidade = 'parametro' order by ts desc limit 1`,
    [admin.usuario.assinaturaId],
  );
  expect(rows).toEqual([{ dia: '2026-07-16', usuario_id: admin.usuario.usuarioId }]);
});

it('are refused at their fields, and not written over what somebody else wrote since', async () => {
  const { versao } = (await read()).renovacao;
  const recusada = await save('renovacao', { ...gruposPadrao.renovacao, ligarDias: 3, versao });
  expect([recusada.statusCode, recusada.json().errors.map(({ campo }: { campo: string }) => campo)]).toEqual([422, ['ligarDias']]);
  const juntos = await Promise.all([40, 41, 42].map((cotarDias) => save('renovacao', { ...gruposPadrao.renovacao, cotarDias, versao })));
  expect(juntos.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect(juntos.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'parametros-alterados',
    data: { versao: versao + 1 },
  });
});

it('close the site on a holiday to whoever has hours, on its own days too, unless a holiday is a day like any other', async () => {
  const comercial = [1, 2, 3, 4, 5].map((dia) => ({ dia, ini: '08:00', fim: '18:00' }));
  const limitado = await teste.createCorretor({ assinaturaId: admin.usuario.assinaturaId });
  const setHorarios = () =>
    teste.owner('update balcao.usuario set horarios = $2 where id = $1', [limitado.usuario.usuarioId, JSON.stringify(comercial)]);
  await setHorarios();
  const restricao = async (quem: Corretor) => {
    const headers = { cookie: asBrowser(quem.entrada) };
    return (await teste.app.inject({ method: 'GET', url: '/auth/restricaoHorarioAtiva', headers })).json().data;
  };
  const login = async () =>
    (
      await teste.app.inject({ method: 'POST', url: '/auth/login', payload: { email: limitado.usuario.email, senha: 'Balcao#2026' } })
    ).json().code;
  // Consciência Negra
  expect(await login()).toBe(8);
  await choose('acesso', { feriadoComoDomingo: false });
  expect(await login()).toBe(-1);
  await choose('acesso', { feriadoComoDomingo: true });
  agora = new Date('2026-11-18T15:00:00Z');
  const sessao = { ...limitado, entrada: await teste.signIn(limitado.usuario) };
  expect(await restricao(sessao)).toEqual({ ate: '2026-11-18T21:00:00.000Z' });
  await choose('calendario', { feriados: [feriado('2026-11-18')] });
  expect((await sessao.request('GET', 'parametros')).statusCode).toBe(401);
  expect(await restricao(sessao)).toBeNull();
  expect(await login()).toBe(8);
  // whoever has no hours is not held by a holiday
  expect((await admin.request('GET', 'parametros')).statusCode).toBe(200);
});

describe('numbers', () => {
  const open = async (): Promise<number> => (await admin.request('POST', 'orcamentos', { linha: 'AUTO' })).json().data.numero;

  it('go on from a higher one, once, and never go back, whoever opens quotes meanwhile', async () => {
    await open();
    await choose('numeracao', { orcamentoPrefixo: 'ORC-', orcamentoPularPara: 500 });
    expect((await read()).numeracao).toMatchObject({ orcamentoPrefixo: 'ORC-', orcamentoPularPara: null, proximoOrcamento: 500 });
    const { versao } = (await read()).numeracao;
    const salto = save('numeracao', { ...gruposPadrao.numeracao, orcamentoPularPara: 600, versao });
    const juntos = await Promise.all([open(), open(), open()]);
    expect((await salto).statusCode).toBe(200);
    expect(new Set(juntos).size).toBe(3);
    for (const numero of juntos) expect([500, 501, 502, 600, 601, 602]).toContain(numero);
    const depois = await open();
    expect(depois).toBeGreaterThanOrEqual(600);
    const recusada = await save('numeracao', { ...gruposPadrao.numeracao, orcamentoPularPara: depois, versao: versao + 1 });
    expect([recusada.statusCode, recusada.json().errors]).toEqual([
      422,
      [
        {
          campo: 'orcamentoPularPara',
          codigo: 'conflito',
          mensagem: `Os números até ${depois} já foram usados. Use ${depois + 1} ou mais.`,
        },
      ],
    ]);
    expect(await open()).toBe(depois + 1);
  });

  it('of proposals count on from a higher one', async () => {
    await choose('numeracao', { propostaPularPara: 41 });
    expect((await read()).numeracao).toMatchObject({ propostaPularPara: null, proximaProposta: 41 });
    expect((await read(estranha)).numeracao.proximaProposta).toBe(1);
  });
});

it('begin a producer’s rule and a public page', async () => {
  await choose('repasse', { base: 'COMISSAO_LIQUIDA', momento: 'EMISSAO' });
  expect((await admin.request('GET', 'produtores/opcoes')).json().data.repasse).toEqual({ base: 'COMISSAO_LIQUIDA', momento: 'EMISSAO' });
  const horarios = { uteis: { de: '08:00', ate: '17:30' }, sabado: { de: '09:00', ate: '12:00' }, domingo: null };
  await choose('expediente', { horarios });
  expect((await admin.request('GET', 'pagina-publica')).json().data.conteudo.horarios).toEqual(horarios);
});

describe('retention', () => {
  it('asks no less than the law does, whose rules are rows', async () => {
    const { rows } = await teste.owner('select codigo, meses from balcao.regra_retencao where ate is null');
    const daLei = Object.fromEntries(rows.map(({ codigo, meses }) => [`${String(codigo).toLowerCase()}Meses`, meses]));
    expect(minimosDaRetencao).toMatchObject(daLei);
    const { versao } = (await read()).retencao;
    const recusada = await save('retencao', { ...gruposPadrao.retencao, contratoMeses: 59, versao });
    expect([recusada.statusCode, recusada.json().errors[0].campo]).toEqual([422, 'contratoMeses']);
  });

  it('is what an elimination keeps by, never for less than the law', async () => {
    const ruleOf = async (codigo: string) =>
      (await teste.owner('select (balcao.regra_de_retencao($2, $1, current_date)).meses', [codigo, admin.usuario.assinaturaId])).rows[0]?.[
        'meses'
      ];
    expect(await ruleOf('CONTRATO')).toBe(60);
    await choose('retencao', { contratoMeses: 84 });
    expect([await ruleOf('CONTRATO'), await ruleOf('PEDIDO')]).toEqual([84, 60]);
    await teste.owner(
      `update balcao.parametro set valor = valor || '{"contratoMeses": 12}' where grupo = 'retencao' and assinatura_id = $1`,
      [admin.usuario.assinaturaId],
    );
    expect(await ruleOf('CONTRATO')).toBe(60);
  });

  it('takes away, once it is over, discarded requests with what they said, and files of lost quotes', async () => {
    const { assinaturaId } = admin.usuario;
    const { id: orcamentoId } = (await admin.request('POST', 'orcamentos', { linha: 'AUTO' })).json().data;
    const [sha, nome] = ['a'.repeat(64), 'Zulmira Retida'];
    const requestOf = async (de: string) =>
      (
        await teste.owner(
          `insert into balcao.solicitacao_cotacao (assinatura_id, linha, origem, status, nome, dados, consentimento)
           values ($1, 'AUTO', 'QUESTIONARIO', 'DESCARTADA', $2, '{}', '{"texto": "x", "em": "2026-01-01T00:00:00Z"}') returning id`,
          [de, nome],
        )
      ).rows[0]?.['id'];
    const [meu, alheio] = [await requestOf(assinaturaId), await requestOf(estranha.usuario.assinaturaId)];
    await teste.owner(
      "insert into balcao.anexo (assinatura_id, orcamento_id, nome, mime, bytes, sha256) values ($1, $2, 'a.pdf', 'application/pdf', 1, $3)",
      [assinaturaId, orcamentoId, sha],
    );
    for (const status of ['CALCULANDO', 'CALCULADO', 'EXPIRADO'])
      await teste.owner('update balcao.orcamento set status = $2 where id = $1', [orcamentoId, status]);
    await choose('retencao', { solicitacoesMeses: 2, arquivosMeses: 12 });
    const clean = (dias: number) =>
      teste.db.global((tx) => tx.run('select descartar_pela_retencao($1)', [new Date(Date.now() + dias * 86_400_000)]));
    const standing = async () =>
      (
        await teste.owner(
          `select (select array_agg(id) from balcao.solicitacao_cotacao where id in ($1, $2)) as pedidos,
             (select count(*)::int from balcao.anexo where sha256 = $3 and excluido_em is null) as arquivos`,
          [meu, alheio, sha],
        )
      ).rows[0];
    await clean(50);
    expect((await standing())?.['pedidos']).toHaveLength(2);
    await clean(70);
    expect(await standing()).toEqual({ pedidos: [alheio], arquivos: 1 });
    const { rows } = await teste.owner("select acao, antes ->> 'nome' as nome from balcao.auditoria where entidade_id = $1 order by ts", [
      meu,
    ]);
    expect(rows).toEqual([
      { acao: 'INCLUSAO', nome: null },
      { acao: 'EXCLUSAO', nome: null },
    ]);
    await clean(400);
    expect((await standing())?.['arquivos']).toBe(0);
  });
});
