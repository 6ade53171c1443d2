import { writeUmaApolice } from '../../testing/test-endosso.ts';
import { type Corretor, createQuotingTest, type QuotingTeste } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let bia: Corretor;
let produtores: { id: string; nome: string }[];
beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor({ administrador: true });
  bia = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  produtores = (
    await teste.owner(
      `insert into balcao.produtor (assinatura_id, tipo, pessoa, nome, documento)
       select $1, 'INTERNO', 'PF', nome, lpad(n::text, 11, '0') from unnest(array['Zeca', 'álvaro', 'Bruno', 'Ana', 'Sem Apólice']) with ordinality p (nome, n)
       returning id, nome`,
      [ana.usuario.assinaturaId],
    )
  ).rows;
  for (const [index, seguradora] of ['beta_seguros', 'alfa_seguros', 'alfa_seguros', 'beta_seguros'].entries())
    await writeUmaApolice(teste, index === 3 ? bia : ana, {
      seguradora,
      produtores: [{ ...(produtores[index] as (typeof produtores)[number]), pctBps: 10_000 }],
    });
}, 120_000);
afterAll(() => teste.close());

const CADASTROS = {
  seguradoras: ['seguradora', 'slug', 'seguradora', 'nome'],
  ramos: ['ramo', 'codigo', 'ramo', 'nome'],
  produtores: ['produtor', 'id', 'produtor_id', 'nome'],
  corretoras: ['corretora', 'id', 'corretora_id', 'fantasia'],
} as const;

/** The same, each asked by itself of every line. */
async function plainly(nome: keyof typeof CADASTROS, lista: string, dono?: Corretor): Promise<unknown> {
  const [tabela, chave, coluna, dita] = CADASTROS[nome];
  const { rows } = await teste.owner(
    `select t.${chave}::text as id, t.${dita} as nome from balcao.${tabela} t where exists (select from balcao.${lista} l
       where l.assinatura_id = $1 and l.${coluna} = t.${chave} ${dono ? `and l.usuario_id = '${dono.usuario.usuarioId}'` : ''})
     order by t.${dita} collate balcao.pt_br, 1`,
    [ana.usuario.assinaturaId],
  );
  return rows;
}

it.each([
  ['vendas', 'venda_lista', ['seguradoras', 'ramos', 'produtores', 'corretoras']],
  ['parcelas', 'parcela_lista', ['seguradoras', 'produtores']],
  ['comissoes-a-receber', 'comissao_lista', ['seguradoras', 'ramos', 'produtores']],
] as const)('the options of %s are those its lines have, by name', async (caminho, lista, nomes) => {
  const { data } = (await ana.request('GET', `${caminho}/opcoes`)).json();
  for (const nome of nomes) expect([nome, data[nome]]).toEqual([nome, await plainly(nome, lista)]);
  expect(data.produtores.map(({ nome }: { nome: string }) => nome)).toEqual(['álvaro', 'Ana', 'Bruno', 'Zeca']);
});

it('those of a person are those of their own lines', async () => {
  for (const [caminho, lista] of [
    ['vendas', 'venda_lista'],
    ['parcelas', 'parcela_lista'],
  ] as const) {
    const { data } = (await bia.request('GET', `${caminho}/opcoes`)).json();
    expect(data.produtores).toEqual(await plainly('produtores', lista, bia));
    expect(data.produtores.map(({ nome }: { nome: string }) => nome)).toEqual(['Ana']);
    expect(data.seguradoras.map(({ id }: { id: string }) => id)).toEqual(['beta_seguros']);
  }
});

it('those of overdue instalments are those of what is overdue', async () => {
  expect((await ana.request('GET', 'parcelas/atrasadas/opcoes')).json().data.seguradoras).toEqual([]);
  await teste.owner(
    `update balcao.parcela set vencimento = current_date - 3 where numero = 10 and apolice_id = (select id from balcao.apolice
       where assinatura_id = $1 and produtor_id = $2)`,
    [ana.usuario.assinaturaId, produtores[2]?.id],
  );
  const { data } = (await ana.request('GET', 'parcelas/atrasadas/opcoes')).json();
  expect(data.produtores).toEqual([{ id: produtores[2]?.id, nome: 'Bruno' }]);
  expect(data.seguradoras.map(({ id }: { id: string }) => id)).toEqual(['alfa_seguros']);
});
