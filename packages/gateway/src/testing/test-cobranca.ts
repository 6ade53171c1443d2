import { type CobrancaPix, SituacaoFatura } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import type { LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import type { CobrancaPort } from '../psp/cobranca.port.ts';
import { createPixAdapter } from '../psp/pix.adapter.ts';
import { createExchange } from '../psp/pix-http.ts';
import { type AppTeste, createTestApp, type Entrada } from './test-app.ts';
import { createEstafeta } from './test-aviso.ts';
import { type CorreioTeste, readCorreio } from './test-correio.ts';
import { testConfig } from './test-config.ts';
import type { UsuarioTeste } from './test-user.ts';

/** The pretend provider of payments, not listening yet: a test brings it, on the clock it is given. */
interface SandboxDeTeste {
  listen(port: number): Promise<string>;
  close(): Promise<void>;
}

export interface PagamentoFeito {
  readonly endToEndId: string;
  readonly valor: string;
  readonly avisado: boolean;
}

/** Somebody who administers a subscription, signed in. */
export interface Administradora {
  readonly usuario: UsuarioTeste;
  readonly entrada: Entrada;
}

export interface CobrancaTeste extends AppTeste {
  readonly estafeta: Awaited<ReturnType<typeof createEstafeta>>;
  readonly psp: CobrancaPort;
  readonly agora: () => Date;
  readonly correio: CorreioTeste;
  hoje(): string;
  /** Moves the clock of the gateway and of the provider. */
  advance(dias: number): void;
  createAdministradora(statusAssinatura?: string): Promise<Administradora>;
  /** Writes an invoice due so many days from today. */
  insertFatura(usuario: UsuarioTeste, dias: number, valorCentavos?: number): Promise<string>;
  charge(quem: Administradora, faturaId: string): Promise<CobrancaPix>;
  get(quem: Pick<Administradora, 'entrada'>, path: string): Promise<LightMyRequestResponse>;
  /** Pays at the bank, as the back door of the sandbox does. */
  pay(pagamento: { copiaECola?: string; txid?: string; valor?: string; avisar?: boolean }): Promise<PagamentoFeito>;
  giveBack(devolucao: { endToEndId: string; valor?: string; avisar?: boolean }): Promise<void>;
  statusOf(faturaId: string): Promise<SituacaoFatura>;
  until(faturaId: string, status: SituacaoFatura): Promise<void>;
  owner<T>(sql: string, params?: unknown[]): Promise<T[]>;
  /** Runs one job at once and waits for its end. */
  runJob(tarefa: string, payload?: object): Promise<void>;
}

const POR_PADRAO = 29_990;

/** A listening gateway and the pretend provider, speaking over real HTTP both ways. */
export async function createCobrancaTest(createSandbox: (opcoes: { agora: () => Date }) => SandboxDeTeste): Promise<CobrancaTeste> {
  let adiantoMs = 0;
  const agora = () => new Date(Date.now() + adiantoMs);
  const sandbox = createSandbox({ agora });
  const url = await sandbox.listen(0);
  const estafeta = await createEstafeta();
  const base = testConfig();
  const pix = { ...base.pix, baseUrl: `${url}/psp/v2`, tokenUrl: `${url}/psp/oauth/token` };
  const teste = await createTestApp({ agora, config: { ...base, siteUrl: estafeta.url, avisosPixUrl: estafeta.url, pix } });
  await estafeta.listen(teste.app);
  const client = new pg.Client({ connectionString: teste.banco.urlSuperusuario });
  await client.connect();
  const owner = async <T>(sql: string, params: unknown[] = []): Promise<T[]> => (await client.query(sql, params)).rows as T[];

  async function backDoor<T>(caminho: string, body: object): Promise<T> {
    const reply = await fetch(`${url}/_sandbox/pix/${caminho}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(await reply.text());
    return (await reply.json()) as T;
  }

  const statusOf = async (faturaId: string): Promise<SituacaoFatura> => {
    const [row] = await owner<{ status: string }>('select status from balcao.fatura_assinatura where id = $1', [faturaId]);
    return SituacaoFatura.parse(row?.status);
  };

  return {
    ...teste,
    estafeta,
    agora,
    correio: readCorreio(teste, base),
    owner,
    psp: createPixAdapter({ config: pix, agora, exchange: createExchange(null) }),
    hoje: () => hojeEm(agora()),
    advance: (dias) => {
      adiantoMs += dias * 86_400_000;
    },
    async createAdministradora(statusAssinatura = 'ATIVA') {
      const usuario = await teste.createUser({ administrador: true, statusAssinatura });
      return { usuario, entrada: await teste.signIn(usuario) };
    },
    async insertFatura({ assinaturaId }, dias, valorCentavos = POR_PADRAO) {
      const vencimento = addDias(hojeEm(agora()), dias);
      const [row] = await owner<{ id: string }>(
        `insert into balcao.fatura_assinatura (assinatura_id, competencia, plano, forma, valor_centavos, vencimento)
         values ($1, $2, 'integrado', 'PIX', $3, $4) returning id`,
        [assinaturaId, vencimento.slice(0, 7), valorCentavos, vencimento],
      );
      return row?.id ?? '';
    },
    async charge({ entrada }, faturaId) {
      const response = await teste.app.inject({
        method: 'POST',
        url: `/c/api/v1/assinatura/faturas/${faturaId}/pix`,
        headers: entrada.headers,
        payload: {},
      });
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json<{ data: CobrancaPix }>().data;
    },
    get: ({ entrada }, path) => teste.app.inject({ url: `/c/api/v1/assinatura${path}`, headers: entrada.headers }),
    pay: (pagamento) => backDoor('pagar', pagamento),
    giveBack: (devolucao) => backDoor('devolver', devolucao),
    statusOf,
    async until(faturaId, status) {
      for (let vez = 0; vez < 400; vez += 1) {
        if ((await statusOf(faturaId)) === status) return;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`a fatura ficou ${await statusOf(faturaId)}, e não ${status}`);
    },
    async runJob(tarefa, payload = {}) {
      const [row] = await owner<{ id: string }>('select id from graphile_worker.add_job($1, $2::json, max_attempts => 1)', [
        tarefa,
        JSON.stringify(payload),
      ]);
      for (let vez = 0; vez < 800; vez += 1) {
        const [left] = await owner<{ last_error: string | null }>('select last_error from graphile_worker._private_jobs where id = $1', [
          row?.id,
        ]);
        if (!left) return;
        if (left.last_error !== null) throw new Error(left.last_error);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`a tarefa ${tarefa} não terminou`);
    },
    async close() {
      await client.end();
      await sandbox.close();
      await teste.close();
      await estafeta.close();
    },
  };
}
