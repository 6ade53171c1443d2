import type { ProdutorResumo } from '@balcao/contracts';
import { createImportacaoJob } from './importacao.job.ts';
import { importacaoRepository } from './importacao.repository.ts';
import type { Importavel } from './importavel.ts';
import { importacoesDe } from '../../testing/test-importacao.ts';
import { until } from '../../testing/until.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
beforeAll(async () => (teste = await createQuotingTest()));
afterAll(() => teste.close());

/** A CPF by its first nine digits. */
function cpf(base: number): string {
  const digits = [...String(base)].map(Number);
  for (const peso of [10, 11]) {
    const soma = digits.reduce((total, digit, index) => total + digit * (peso - index), 0);
    digits.push(((soma * 10) % 11) % 10);
  }
  return digits.join('');
}
const administradora = () => teste.createCorretor({ administrador: true });
const { send, sent, read, ask, settled, conferred } = importacoesDe(() => teste, 'PRODUTOR');
const list = async (quem: Corretor): Promise<{ total: number; itens: ProdutorResumo[] }> =>
  (await quem.request('GET', 'produtores')).json().data;

it('reads a file, tells its columns by their titles, judges each line and writes the good ones', async () => {
  const ana = await administradora();
  const csv = [
    'Produtor;CPF/CNPJ;Tipo;E-mail;Repasse;Banco;Agência;Conta;Sem uso',
    `Ana Prado;${cpf(300_000_001)};interno;ana@casa.com.br;40;1;1234;12345-5;x`,
    'Casa Nova;12.abc.345/01de-35;CORRETOR;;"37,5%";;;;',
    'Sem documento;;;;;;;;',
    `Repetida;${cpf(300_000_001)};;;;;;;`,
    `Errada;${cpf(300_000_002)};patrão;nada;200;;;;`,
  ].join('\n');
  const importacao = await sent(ana, csv);
  expect(importacao).toMatchObject({
    status: 'RECEBIDA',
    total: 5,
    mapeamento: { nome: 0, documento: 1, tipo: 2, email: 3, repasse: 4, banco: 5, agencia: 6, conta: 7 },
  });
  expect(importacao.amostra[0]?.[0]).toBe('Ana Prado');
  const conferida = await conferred(ana, importacao);
  expect(conferida).toMatchObject({ status: 'CONFERIDA', processadas: 5, validas: 2, recusadas: 3 });
  expect(conferida.erros.map(({ linha, campo }) => `${linha} ${campo}`).toSorted()).toEqual([
    '4 documento',
    '5 documento',
    '6 email',
    '6 repasse',
    '6 tipo',
  ]);
  expect((await list(ana)).total).toBe(0);
  const recusadas = (await ana.request('GET', `importacoes-cadastro/${importacao.id}/erros`)).body.trim().split('\r\n');
  expect(recusadas).toHaveLength(4);
  expect(recusadas[1]).toMatch(/^Sem documento;.*;4;Informe o CPF\.$/);
  expect((await ask(ana, importacao, 'gravar')).statusCode).toBe(200);
  expect(await settled(ana, importacao)).toMatchObject({ status: 'CONCLUIDA', processadas: 5 });
  const { itens } = await list(ana);
  expect(itens.map(({ nome, tipo, pessoa, repasses }) => [nome, tipo, pessoa, repasses])).toEqual([
    ['Ana Prado', 'INTERNO', 'PF', 1],
    ['Casa Nova', 'CORRETOR', 'PJ', 1],
  ]);
  const ficha = (await ana.request('GET', `produtores/${itens[0]?.id}`)).json().data;
  expect(ficha).toMatchObject({ conta: { banco: '001', agencia: '1234', conta: '12345-5' }, repasses: [{ pctBps: 4_000 }] });
  expect((await ana.request('GET', `produtores/${ficha.id}/historico`)).json().data[0]).toMatchObject({
    acao: 'INCLUSAO',
    usuario: expect.any(String),
  });
  // the same file again: nobody comes in twice
  expect(await conferred(ana, await sent(ana, csv))).toMatchObject({ validas: 0 });
});

it('reads what spreadsheets of Windows write', async () => {
  const ana = await administradora();
  const importacao = await sent(ana, Buffer.from(`Nome;CPF\r\nJos\xe9 da Concei\xe7\xe3o;${cpf(300_000_003)}\r\n`, 'latin1'));
  expect(importacao.amostra).toEqual([['José da Conceição', cpf(300_000_003)]]);
});

it.each([
  ['nothing', '', 'obrigatorio'],
  ['titles alone', 'Nome;CPF\n', 'muitoCurto'],
  ['a quote that does not end', 'Nome;CPF\n"Ana;1\nBia;2\n', 'invalido'],
  ['bytes of another kind', 'PK\u0003\u0004\u0000\u0000', 'invalido'],
])('refuses a file with %s', async (_, conteudo, codigo) => {
  const response = await send(await administradora(), conteudo);
  expect([response.statusCode, response.json().errors.map((erro: { campo: string; codigo: string }) => [erro.campo, erro.codigo])]).toEqual(
    [422, [['arquivo', codigo]]],
  );
});

it('refuses columns that are not of the file, fields that are not of the record, and one that must be there', async () => {
  const ana = await administradora();
  const importacao = await sent(ana, 'A;B\nAna;1\n');
  expect(importacao.mapeamento).toEqual({});
  const response = await ask(ana, importacao, 'conferir', { mapeamento: { nome: 7, guerra: 0 } });
  expect([response.statusCode, response.json().errors.map((erro: { campo: string; codigo: string }) => [erro.campo, erro.codigo])]).toEqual(
    [
      422,
      [
        ['mapeamento.guerra', 'desconhecido'],
        ['mapeamento.nome', 'foraDaLista'],
        ['mapeamento.documento', 'obrigatorio'],
      ],
    ],
  );
});

it('writes nothing before it was judged, nor after it was given up', async () => {
  const ana = await administradora();
  const importacao = await sent(ana, `Nome;CPF\nAna;${cpf(300_000_004)}\n`);
  expect((await ask(ana, importacao, 'gravar')).statusCode).toBe(409);
  await conferred(ana, importacao);
  expect((await ask(ana, importacao, 'cancelar')).json().data.status).toBe('CANCELADA');
  expect((await ask(ana, importacao, 'cancelar')).statusCode).toBe(200);
  expect((await ask(ana, importacao, 'gravar')).statusCode).toBe(409);
  expect((await list(ana)).total).toBe(0);
});

it('judges again, and writes nothing, when a document was taken since', async () => {
  const ana = await administradora();
  const [tomado, livre] = [cpf(300_000_005), cpf(300_000_006)];
  const importacao = await sent(ana, `Nome;CPF\nAna;${tomado}\nBia;${livre}\n`);
  expect(await conferred(ana, importacao)).toMatchObject({ validas: 2 });
  const outra = await sent(ana, `Nome;CPF\nOutra;${tomado}\n`);
  await conferred(ana, outra);
  await ask(ana, outra, 'gravar');
  await settled(ana, outra);
  await ask(ana, importacao, 'gravar');
  expect(await settled(ana, importacao)).toMatchObject({ status: 'CONFERIDA', validas: 1, recusadas: 1 });
  expect((await list(ana)).itens.map(({ nome }) => nome)).toEqual(['Outra']);
});

it('writes ten thousand lines and tells how far it is; given up in the middle, it leaves nothing', async () => {
  const ana = await administradora();
  const lines = Array.from({ length: 10_000 }, (_, index) => `Produtor ${index};${cpf(400_000_000 + index)};40`);
  const csv = ['Nome;CPF;Repasse', ...lines].join('\n');
  const importacao = await sent(ana, csv);
  expect(await conferred(ana, importacao)).toMatchObject({ validas: 10_000, recusadas: 0 });
  await ask(ana, importacao, 'gravar');
  let visto = 0;
  await until(async () => (visto = (await read(ana, importacao)).processadas) > 0);
  expect(visto).toBeGreaterThan(0);
  const fim = await ask(ana, importacao, 'cancelar');
  // so fast that it was over: what was not stopped is whole
  const isStopped = fim.statusCode === 200;
  await until(async () => {
    const { rows } = await teste.owner('select count(*)::int as n from graphile_worker._private_jobs where locked_at is not null');
    return rows[0].n === 0;
  });
  expect((await list(ana)).total).toBe(isStopped ? 0 : 10_000);
  expect(isStopped).toBe(true);
  const outra = await sent(ana, csv);
  await conferred(ana, outra);
  await ask(ana, outra, 'gravar');
  expect(await settled(ana, outra)).toMatchObject({ status: 'CONCLUIDA' });
  expect((await list(ana)).total).toBe(10_000);
}, 240_000);

it('is given up, and says so, when it fails again and again', async () => {
  const ana = await administradora();
  const importacao = await sent(ana, `Nome;CPF\nAna;${cpf(300_000_008)}\n`);
  await conferred(ana, importacao);
  await teste.owner("update balcao.importacao_cadastro set status = 'GRAVANDO' where id = $1", [importacao.id]);
  const broken: Importavel<unknown> = {
    cadastro: 'PRODUTOR',
    campos: [],
    reader: async () => ({ read: () => ({ dados: {} }) }),
    chave: { campo: 'documento', of: () => 'uma' },
    listTomadas: async () => new Set(),
    insert: async () => {
      throw new Error('não cabe');
    },
  };
  const { db, log } = teste.recursos;
  const follow = createImportacaoJob({ db, log, importacoes: importacaoRepository, importaveis: new Map([['PRODUTOR', broken]]) });
  const pedido = { assinaturaId: ana.usuario.assinaturaId, usuarioId: ana.usuario.usuarioId, importacaoId: importacao.id };
  const { signal } = new AbortController();
  await expect(follow(pedido, { tentativa: 1, signal })).rejects.toThrow('não cabe');
  expect((await read(ana, importacao)).status).toBe('GRAVANDO');
  await follow(pedido, { tentativa: 3, signal });
  expect((await read(ana, importacao)).status).toBe('FALHOU');
});

it('is for administrators alone, and nobody’s of another subscription', async () => {
  const [ana, rui] = [await administradora(), await administradora()];
  const importacao = await sent(ana, `Nome;CPF\nAna;${cpf(300_000_007)}\n`);
  expect((await rui.request('GET', `importacoes-cadastro/${importacao.id}`)).statusCode).toBe(404);
  const colega = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId });
  expect((await send(colega, 'Nome;CPF\nAna;1\n')).statusCode).toBe(403);
});
