import { type DadosSegurado, FichaSegurado, type SeguradoResumo } from '@balcao/contracts';
import { importacoesDe } from '../../testing/test-importacao.ts';
import { killedWriting } from '../../testing/killed-writing.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';
import { createImportacaoJob, importacaoRepository } from '../importacao/index.ts';
import { importacaoSeguradoRepository } from './importacao-segurado.repository.ts';
import { createSeguradoImportavel } from './segurado-importavel.ts';
import { cpf, dados, editable } from '../../testing/test-segurado.ts';
import { seguradoRepository } from './segurado.repository.ts';

let teste: QuotingTeste;
beforeAll(async () => (teste = await createQuotingTest()));
afterAll(() => teste.close());

const { sent, ask, settled, conferred, written } = importacoesDe(() => teste, 'SEGURADO');
const administradora = () => teste.createCorretor({ administrador: true });
async function created(quem: Corretor, over: Partial<DadosSegurado> = {}): Promise<FichaSegurado> {
  return FichaSegurado.parse((await quem.request('POST', 'segurados', dados(over))).json().data);
}
const read = async (quem: Corretor, id: string): Promise<FichaSegurado> => (await quem.request('GET', `segurados/${id}`)).json().data;
const list = async (quem: Corretor, query = ''): Promise<SeguradoResumo[]> =>
  (await quem.request('GET', `segurados?${query}`)).json<{ data: { itens: SeguradoResumo[] } }>().data.itens;
const TITULOS = 'Cliente;CPF/CNPJ;Nascimento;E-mail;Telefone;Cidade;UF;Etiquetas;Grupo';
const csv = (...linhas: string[]) => [TITULOS, ...linhas].join('\n');

it('brings clients in, people and companies, each with what its line says, and refuses the others at their columns', async () => {
  const ana = await administradora();
  const conferida = await conferred(
    ana,
    await sent(
      ana,
      csv(
        `Zélia Prado;${cpf()};17/05/1980;Zelia@Casa.com.br;(35) 3471-1234;Varginha;mg;"VIP, Frota";Prado`,
        'Casa Nova;11.222.333/0001-81;;;;;;;',
        `Errada;111;31/02/1980;nada;1;Varginha;XX;;`,
      ),
    ),
  );
  expect(conferida).toMatchObject({ validas: 2, recusadas: 1, aceitaRegra: true, regra: 'IGNORAR' });
  expect(conferida.erros.map(({ linha, campo }) => `${linha} ${campo}`).toSorted()).toEqual([
    '4 documento',
    '4 email',
    '4 nascimento',
    '4 telefone',
    '4 uf',
  ]);
  expect(await written(ana, conferida)).toMatchObject({ status: 'CONCLUIDA', podeDesfazer: true });
  const [casa, zelia] = await list(ana);
  expect(casa).toMatchObject({ nome: 'Casa Nova', pessoa: 'PJ' });
  expect(await read(ana, zelia?.id ?? '')).toMatchObject({
    nascimento: '1980-05-17',
    email: 'zelia@casa.com.br',
    contatos: [{ tipo: 'TELEFONE', valor: '3534711234' }],
    enderecos: [{ cidade: 'Varginha', uf: 'MG' }],
    grupo: { tipo: 'FAMILIA', nome: 'Prado' },
    tags: ['VIP', 'Frota'],
    origem: 'IMPORTADO',
  });
});

it.each([
  ['IGNORAR', { nome: 'Antes', email: 'antes@casa.com.br', tags: ['VIP'] }, null],
  ['COMPLETAR', { nome: 'Antes', email: 'antes@casa.com.br', tags: ['VIP', 'Nova'] }, '1980-05-17'],
  ['SOBRESCREVER', { nome: 'Depois', email: 'antes@casa.com.br', tags: ['VIP', 'Nova'] }, '1980-05-17'],
] as const)('by the rule %s a client who is there already becomes %j', async (regra, esperado, nascimento) => {
  const ana = await administradora();
  const antes = await created(ana, { nome: 'Antes', email: 'antes@casa.com.br', tags: ['VIP'] });
  const arquivo = csv(`Depois;${antes.documento};17/05/1980;;;;;Nova;`, `Outra;${cpf()};;;;;;;`);
  const importacao = await sent(ana, arquivo);
  const conferida = await conferred(ana, importacao, importacao.mapeamento, regra);
  const isIgnorada = regra === 'IGNORAR';
  expect(conferida).toMatchObject({ validas: isIgnorada ? 1 : 2, recusadas: 0, repetidas: 1, ignoradas: isIgnorada ? 1 : 0 });
  expect((await written(ana, conferida)).status).toBe('CONCLUIDA');
  expect(await read(ana, antes.id)).toMatchObject({ ...esperado, nascimento });
  expect(await list(ana)).toHaveLength(2);
  // the search of the whole product follows
  const busca = async (q: string) => (await ana.request('GET', `/c/api/v1/search/match?query=${q}&limit=15`)).body.includes(antes.id);
  expect(await busca('Depois')).toBe(regra === 'SOBRESCREVER');
});

it('knows a client by the document of a record that became theirs', async () => {
  const ana = await administradora();
  const [fica, sai] = [await created(ana, { nome: 'Fica' }), await created(ana, { nome: 'Sai' })];
  await ana.request('POST', `segurados/${fica.id}/mesclar`, { versao: 1, outroId: sai.id, outraVersao: 1, escolhas: {} });
  const importacao = await sent(ana, csv(`Novo nome;${sai.documento};;;;;;;`));
  await written(ana, await conferred(ana, importacao, importacao.mapeamento, 'SOBRESCREVER'));
  expect((await list(ana)).map(({ id, nome }) => [id, nome])).toEqual([[fica.id, 'Novo nome']]);
});

it('is taken back whole, but for whom somebody wrote since or something names, who are counted', async () => {
  const ana = await administradora();
  const antes = await created(ana, { nome: 'Antes', tags: ['VIP'] });
  const mudada = await created(ana, { nome: 'Mudada' });
  const [nova, usada] = [cpf(), cpf()];
  const importacao = await sent(
    ana,
    csv(
      `Depois;${antes.documento};;;;;;Nova;`,
      `Depois também;${mudada.documento};;;;;;;`,
      `Nova;${nova};;;;;;;Grupo novo`,
      `Usada;${usada};;;;;;;`,
    ),
  );
  await written(ana, await conferred(ana, importacao, importacao.mapeamento, 'SOBRESCREVER'));
  const [comUso] = await list(ana, `q=${usada}`);
  await teste.owner('update balcao.orcamento set segurado_id = $1 where id = $2', [comUso?.id, (await ana.prepare()).id]);
  const agora = await read(ana, mudada.id);
  await ana.request('PUT', `segurados/${mudada.id}`, { ...editable(agora), nome: 'À mão', versao: agora.versao });
  expect((await ask(ana, importacao, 'desfazer')).statusCode).toBe(200);
  expect(await settled(ana, importacao)).toMatchObject({ status: 'DESFEITA', mantidas: 2, podeDesfazer: false });
  expect((await list(ana)).map(({ nome, tags }) => [nome, tags])).toEqual([
    ['À mão', []],
    ['Antes', ['VIP']],
    ['Usada', []],
  ]);
  expect((await ask(ana, importacao, 'desfazer')).json().data.status).toBe('DESFEITA');
});

it('remembers which column filled each field of a file with the same titles', async () => {
  const ana = await administradora();
  const titulos = 'A;B;C';
  const primeira = await sent(ana, `${titulos}\nUm;${cpf()};Frota`);
  expect(primeira.mapeamento).toEqual({});
  const mapeamento = { nome: 0, documento: 1, tags: 2 };
  await written(ana, await conferred(ana, primeira, mapeamento));
  expect((await sent(ana, `${titulos}\nDois;${cpf()};`)).mapeamento).toEqual(mapeamento);
  expect((await sent(await administradora(), `${titulos}\nDois;${cpf()};`)).mapeamento).toEqual({});
});

it('killed while it writes, leaves nothing, and asked for again writes all of it once', async () => {
  const ana = await administradora();
  const importacao = await sent(ana, csv(...Array.from({ length: 700 }, (_, n) => `Pessoa ${n};${cpf()};;;;;;;`)));
  await conferred(ana, importacao);
  await teste.owner("update balcao.importacao_cadastro set status = 'GRAVANDO' where id = $1", [importacao.id]);
  const job = createImportacaoJob({
    db: teste.db,
    log: { error: () => undefined } as never,
    importacoes: importacaoRepository,
    importaveis: new Map([
      [
        'SEGURADO',
        createSeguradoImportavel({
          segurados: seguradoRepository,
          importacoes: importacaoSeguradoRepository,
          agora: () => new Date(),
        }) as never,
      ],
    ]),
  });
  const { assinaturaId, usuarioId } = ana.usuario;
  const run = (signal: AbortSignal) => job({ assinaturaId, usuarioId, importacaoId: importacao.id }, { tentativa: 1, signal });
  const cut = await killedWriting(teste, 'importacao_mapeamento', run);
  expect(cut.status).toBe('rejected');
  expect(await list(ana)).toEqual([]);
  await run(new AbortController().signal);
  expect((await ana.request('GET', 'segurados')).json().data.total).toBe(700);
  await run(new AbortController().signal);
  expect((await ana.request('GET', 'segurados')).json().data.total).toBe(700);
});
