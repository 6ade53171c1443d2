import { contratoSaude as contrato } from '../../insurers/riscos.fixture.ts';
import { born, pets } from '../../testing/riscos-linhas.ts';
import type { Comercial } from '@balcao/contracts';
import { createSandbox } from '@balcao/insurers-sandbox';
import { addDias, hojeEm, linhaPet, linhaSaude } from '@balcao/domain';
import { espera } from '../../insurers/espera.ts';
import { loadSeguradoras } from '../../insurers/insurers.config.ts';
import { createInsurers } from '../../insurers/insurers.registry.ts';
import { type AppTeste, createTestApp } from '../../testing/test-app.ts';
import { asOwner, comercial, corretorOf, type Corretor } from '../../testing/test-quoting.ts';

/** A brokerage with the pet and health insurers of the sandbox over real HTTP, and the job queue. */
const sandbox = createSandbox({ latencia: 0.01 });
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const hoje = hojeEm(new Date());
const SEGURADORAS = [
  ['capivara_seguros', 'SEGURADORA', 'PET'],
  ['araucaria_seguros', 'SEGURADORA', 'PET'],
  ['boto_rosa_pet', 'SEGURADORA', 'PET'],
  ['ipe_roxo_saude', 'SEGURADORA_SAUDE', 'SAUDE'],
  ['pau_brasil_saude', 'OPERADORA', 'SAUDE'],
] as const;
let teste: AppTeste;
let clara: Corretor;

beforeAll(async () => {
  const configs = loadSeguradoras({ sandboxUrl: await sandbox.listen(0), readFile: () => '[]' });
  teste = await createTestApp({ insurers: createInsurers(configs, { agora: () => new Date(), espera, log }) });
  const usuario = await teste.createUser();
  const linhas = SEGURADORAS.map(([slug, tipo, linha]) => ({ slug, tipo, linha }));
  await asOwner(teste.banco.url, async (client) => {
    await client.query(
      `insert into balcao.seguradora (slug, nome, tipo, linhas)
       select s.slug, s.slug, s.tipo, array[s.linha] from jsonb_to_recordset($1::jsonb) as s (slug text, tipo text, linha text)`,
      [JSON.stringify(linhas)],
    );
  });
  await teste.db.tenant(usuario, (tx) =>
    tx.run(
      `insert into balcao.seguradora_tenant (assinatura_id, seguradora, corretora_id, codigo_corretor, comissao)
       select $1, s.slug, $2, 'C-1', jsonb_build_array(jsonb_build_object('linha', s.linha, 'padraoBps', 2000, 'minBps', 500, 'maxBps', 3000))
       from jsonb_to_recordset($3::jsonb) as s (slug text, linha text)`,
      [usuario.assinaturaId, usuario.corretoraId, JSON.stringify(linhas)],
    ),
  );
  clara = corretorOf(teste, usuario, await teste.signIn(usuario));
});
afterAll(async () => {
  await teste.close();
  await sandbox.close();
});

const segurado = {
  pessoa: 'PF',
  documento: '11144477735',
  nome: 'Ana Souza',
  nascimento: '1984-05-10',
  sexo: 'F',
  cep: '01310100',
  avisoPrivacidade: true,
};
/** The family of domain design §5.5, whatever the year: 35, 33, 5 and 61. */
const vidas = [35, 33, 5, 61].map((anos, index) => ({ papel: index === 0 ? 'TITULAR' : 'DEPENDENTE', familia: 1, nascimento: born(anos) }));
const formas = { PET: linhaPet, SAUDE: linhaSaude } as const;

async function prepare(corretor: Corretor, linha: 'PET' | 'SAUDE', mudancas: object): Promise<{ id: string; versao: number }> {
  const { id } = await corretor.create({ linha });
  const { risco } = formas[linha].inicial({ hoje, corretoraId: corretor.usuario.corretoraId });
  const termos: Comercial = { seguradoras: [], comissaoBps: {}, descontoBps: {} };
  const body = { versao: 1, rascunho: { risco: { ...risco, segurado, ...mudancas }, comercial: termos } };
  const saved = await corretor.request('PUT', `orcamentos/${id}/rascunho`, body);
  if (saved.statusCode !== 200) throw new Error(saved.body);
  return { id, versao: saved.json().data.versao };
}

async function quote(orcamento: { id: string; versao: number }, ...slugs: string[]) {
  const response = await clara.calculate(orcamento, comercial(...slugs));
  expect([response.statusCode, response.json().errors]).toEqual([200, undefined]);
  return clara.until(response.json().data.cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
}

it('prices animals with three insurers by the month, every stored offer explained to the centavo', async () => {
  const slugs = ['capivara_seguros', 'araucaria_seguros', 'boto_rosa_pet'];
  const { resultados } = await quote(await prepare(clara, 'PET', { pets }), ...slugs);
  expect(resultados.map(({ status }) => status)).toEqual(['OK', 'OK', 'OK']);
  for (const oferta of resultados.flatMap(({ ofertas }) => ofertas)) {
    expect(oferta.periodicidade).toBe('MENSAL');
    expect(oferta.composicao.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0)).toBe(oferta.premioLiquidoCentavos);
    expect(oferta.coberturas.some(({ carenciaDias }) => carenciaDias !== undefined)).toBe(true);
  }
});

it('prices the published family at an insurer and at an operadora, and tells who refuses why', async () => {
  const slugs = ['ipe_roxo_saude', 'pau_brasil_saude'];
  const { resultados } = await quote(await prepare(clara, 'SAUDE', { contrato, vidas }), ...slugs);
  const of = (slug: string) => resultados.find(({ seguradora }) => seguradora === slug)?.ofertas[0];
  expect(of('ipe_roxo_saude')).toMatchObject({ premioLiquidoCentavos: 208_110, iofCentavos: 4_953, premioTotalCentavos: 213_063 });
  expect(of('pau_brasil_saude')).toMatchObject({ iofCentavos: 0 });
  const nacional = await quote(await prepare(clara, 'SAUDE', { contrato: { ...contrato, abrangencia: 'NACIONAL' }, vidas }), ...slugs);
  expect(nacional.resultados.find(({ seguradora }) => seguradora === 'pau_brasil_saude')).toMatchObject({
    status: 'RECUSADO',
    familiaErro: 'ACEITACAO',
    mensagens: [{ codigo: 'ACEITACAO_ABRANGENCIA' }],
  });
});

it('refuses what cannot be asked with the field and a sentence, in both lines', async () => {
  const semTitular = await prepare(clara, 'SAUDE', { contrato, vidas: [{ papel: 'DEPENDENTE', familia: 1, nascimento: born(30) }] });
  const saude = await clara.calculate(semTitular, comercial('ipe_roxo_saude'));
  expect([saude.statusCode, saude.json().errors]).toEqual([
    422,
    [{ campo: 'risco.vidas.0.papel', codigo: 'conflito', mensagem: 'A família 1 precisa de um titular.' }],
  ]);
  const filhote = await prepare(clara, 'PET', { pets: [{ ...pets[0], nascimento: addDias(hoje, -58) }] });
  const pet = await clara.calculate(filhote, comercial('boto_rosa_pet'));
  expect([pet.statusCode, pet.json().errors.map(({ campo }: { campo: string }) => campo)]).toEqual([422, ['risco.pets.0.nascimento']]);
});

it('opens neither line to who is blocked, nor health to a plan without it, and shows no case to another brokerage', async () => {
  const { id } = await prepare(clara, 'SAUDE', { contrato, vidas });
  const denied = async (flags: Readonly<Record<string, boolean>>, linha: string) => {
    const usuario = await teste.createUser({ flags });
    const corretor = corretorOf(teste, usuario, await teste.signIn(usuario));
    const [created, read] = [await corretor.request('POST', 'orcamentos', { linha }), await corretor.request('GET', `orcamentos/${id}`)];
    return [created.statusCode, read.statusCode];
  };
  expect(await denied({ acessoCotacaoSaude: false }, 'SAUDE')).toEqual([403, 404]);
  expect(await denied({ bloqueioCotacaoSaude: true }, 'SAUDE')).toEqual([403, 404]);
  expect(await denied({ bloqueioCotacaoResidencial: true }, 'PET')).toEqual([403, 404]);
  expect(await denied({}, 'PET')).toEqual([200, 404]);
});
