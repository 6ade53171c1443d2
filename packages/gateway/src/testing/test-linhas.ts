import { type LinhaCotada, PerguntaDps, type ResultadoCotacao } from '@balcao/contracts';
import { linhas, termoDps } from '@balcao/domain';
import pg from 'pg';
import { espera } from '../insurers/espera.ts';
import { loadSeguradoras } from '../insurers/insurers.config.ts';
import { createInsurers } from '../insurers/insurers.registry.ts';
import { riscosDasLinhas, segurado } from './riscos-linhas.ts';
import { createEstafeta } from './test-aviso.ts';
import { type AppTeste, createTestApp } from './test-app.ts';
import { testConfig } from './test-config.ts';
import { hoje, type Venda } from './test-proposta.ts';
import { comercial, corretorOf, type Corretor } from './test-quoting.ts';

const endereco = { cep: '01310100', logradouro: 'Rua Inventada', numero: '10', bairro: 'Centro', cidade: 'São Paulo', uf: 'SP' };

/** Who is asked, and in what line. */
export const SEGURADORAS: readonly (readonly [slug: string, tipo: string, linha: LinhaCotada])[] = [
  ['capivara_seguros', 'SEGURADORA', 'AUTO'],
  ['jequitiba_seguros', 'SEGURADORA', 'RESIDENCIAL'],
  ['lobo_guara_seguradora', 'SEGURADORA', 'CONDOMINIO'],
  ['mico_leao_seguros', 'SEGURADORA', 'EMPRESARIAL'],
  ['vitoria_regia_vida', 'SEGURADORA', 'VIDA'],
  ['boto_rosa_pet', 'SEGURADORA', 'PET'],
  ['ipe_roxo_saude', 'SEGURADORA_SAUDE', 'SAUDE'],
  ['pau_brasil_saude', 'OPERADORA', 'SAUDE'],
];
const seguradoras = SEGURADORAS.map(([slug, tipo, linha]) => ({ slug, tipo, linha }));

/** What an insurer asks to issue, beyond what a price took. */
export const complemento = { ...endereco, email: 'ana@exemplo.test', celular: '11900001234' };

/** The pretend insurers, not listening yet: a test brings them. */
interface SeguradorasDeTeste {
  listen(port: number): Promise<string>;
  close(): Promise<void>;
}

/** What a quote is asked about. */
export interface Pergunta {
  readonly linha: LinhaCotada;
  readonly seguradora: string;
  readonly observacoes?: string;
}

export interface LinhasTeste extends AppTeste {
  /** Moves the gateway's own clock. */
  advanceSeconds(segundos: number): void;
  /** Moves the insurers' calendar, and waits for what they tell by then. */
  advance(dias: number): Promise<void>;
  readonly estafeta: Awaited<ReturnType<typeof createEstafeta>>;
  createCorretor(): Promise<Corretor>;
  /** A calculated case of a line, and its first offer. */
  quote(corretor: Corretor, pergunta: Pergunta): Promise<Venda & { readonly resultado: ResultadoCotacao }>;
  /** Runs SQL as the owner of the tables. */
  owner(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
}

async function insertSeguradoras(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client
    .query(
      `insert into balcao.seguradora (slug, nome, tipo, linhas)
       select s.slug, s.slug, s.tipo, array[s.linha] from jsonb_to_recordset($1::jsonb) as s (slug text, tipo text, linha text)`,
      [JSON.stringify(seguradoras)],
    )
    .finally(() => client.end());
}

/** A listening gateway and the pretend insurers of every line, speaking over real HTTP both ways. */
export async function createLinhasTest(sandbox: SeguradorasDeTeste): Promise<LinhasTeste> {
  const url = await sandbox.listen(0);
  const estafeta = await createEstafeta();
  let adiantoMs = 0;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const insurers = createInsurers(loadSeguradoras({ sandboxUrl: url, readFile: () => '[]' }), {
    agora: () => new Date(),
    espera,
    log,
  });
  const teste = await createTestApp({
    insurers,
    agora: () => new Date(Date.now() + adiantoMs),
    config: testConfig({ siteUrl: estafeta.url }),
  });
  await estafeta.listen(teste.app);
  await insertSeguradoras(teste.banco.url);

  async function createCorretor(): Promise<Corretor> {
    const usuario = await teste.createUser();
    await teste.db.tenant(usuario, (tx) =>
      tx.run(
        `insert into balcao.seguradora_tenant (assinatura_id, seguradora, corretora_id, codigo_corretor, comissao)
         select $1, s.slug, $2, 'C-1', jsonb_build_array(jsonb_build_object('linha', s.linha, 'padraoBps', 2000, 'minBps', 500, 'maxBps', 3000))
         from jsonb_to_recordset($3::jsonb) as s (slug text, linha text)`,
        [usuario.assinaturaId, usuario.corretoraId, JSON.stringify(seguradoras)],
      ),
    );
    return corretorOf(teste, usuario, await teste.signIn(usuario));
  }

  const quote: LinhasTeste['quote'] = async (corretor, { linha, seguradora, observacoes }) => {
    const inicial = linhas[linha]?.inicial({ hoje, corretoraId: corretor.usuario.corretoraId }).risco;
    const { id } = await corretor.create({ linha });
    const rascunho = {
      risco: { ...inicial, ...riscosDasLinhas[linha], seguro: inicial?.['seguro'], ...(observacoes && { observacoes }) },
      comercial: { seguradoras: [], comissaoBps: {}, descontoBps: {} },
    };
    const saved = await corretor.request('PUT', `orcamentos/${id}/rascunho`, { versao: 1, rascunho });
    if (saved.statusCode !== 200) throw new Error(saved.body);
    const response = await corretor.calculate({ id, versao: saved.json().data.versao }, comercial(seguradora));
    if (response.statusCode !== 200) throw new Error(response.body);
    const { resultados } = await corretor.until(response.json().data.cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
    const [resultado] = resultados;
    if (!resultado) throw new Error('a cotação não teve resultado');
    return { orcamentoId: id, ofertaId: resultado.ofertas[0]?.id ?? '', resultado };
  };

  return {
    ...teste,
    estafeta,
    createCorretor,
    quote,
    advanceSeconds: (segundos) => {
      adiantoMs += segundos * 1_000;
    },
    async advance(dias) {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${url}/_sandbox/relogio`, { method: 'POST', headers, body: JSON.stringify({ avancarDias: dias }) });
    },
    async owner(sql, params = []) {
      const client = new pg.Client({ connectionString: teste.banco.url });
      await client.connect();
      return client
        .query(sql, params)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    },
    async close() {
      await sandbox.close();
      await teste.close();
      await estafeta.close();
    },
  };
}

/** The health of the insured declared for a life offer: nothing to tell. */
export const declareSaude = (corretor: Corretor, { orcamentoId, ofertaId }: Venda) =>
  corretor.request('PUT', `orcamentos/${orcamentoId}/ofertas/${ofertaId}/dps`, {
    termoVersao: termoDps.versao,
    consentimento: true,
    declaracao: { titular: segurado.nome, respostas: PerguntaDps.options.map((pergunta) => ({ pergunta, resposta: false })) },
  });
