import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Canais, COOKIE_COMPANHEIRO, COOKIE_SESSAO, quotingTopics, sessaoCalls, topicPath } from '@balcao/contracts';
import { parseSessao } from '@balcao/domain';
import mqtt, { type MqttClient } from 'mqtt';
import { PATH, comercial, SLUGS, umRascunho } from '../../packages/gateway/src/testing/test-quoting.ts';
import { SENHA_TESTE, type UsuarioTeste } from '../../packages/gateway/src/testing/test-user.ts';

/** Actions confirmed to a person. */
export interface Confirmado {
  readonly assinaturaId: string;
  readonly orcamentoId: string;
  cotacaoId: string | null;
  envioId: string | null;
  ofertaAceita: string | null;
}

/** What a person did and heard. */
export interface Relato {
  readonly confirmados: Confirmado[];
  /** Number of calls, by kind, answered as already done because the first answer was lost. */
  readonly duvidas: { orcamentos: number; cotacoes: number; envios: number };
  /** Received events, and violations. */
  ouvidas: number;
  readonly defeitos: string[];
}

interface Resposta {
  readonly status: number;
  readonly corpo: { success?: boolean; code?: string | number; message?: string; data?: unknown };
  readonly cookies: readonly string[];
}

const PRAZO_MS = 30_000;
const EM_DUVIDA = 'ja-executado';

class Parou extends Error {}

/** Simulates a broker: signs in, creates a case, edits it, quotes it and sends it, and the client accepts; repeats until stopped. */
export function createPerson(opcoes: {
  usuario: UsuarioTeste;
  urls: readonly string[];
  draw: () => number;
  stop: AbortSignal;
  canalDeOutro: () => string | null;
}) {
  const { usuario, urls, draw, stop, canalDeOutro } = opcoes;
  const relato: Relato = { confirmados: [], duvidas: { orcamentos: 0, cotacoes: 0, envios: 0 }, ouvidas: 0, defeitos: [] };
  const minhas = new Set<string>();
  const endereco = `10.${[1, 2, 3].map(() => Math.floor(draw() * 250)).join('.')}`;
  let token = '';
  let companheiro = '';
  let canal: string | null = null;
  let client: MqttClient | null = null;

  async function send(method: string, path: string, body: object | null, key: string): Promise<Resposta> {
    const url = urls[Math.floor(draw() * urls.length)] as string;
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        'idempotency-key': key,
        // each from an address of their own, as the proxy before a gateway would say
        'x-forwarded-for': endereco,
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}`, cookie: `${COOKIE_COMPANHEIRO}=${companheiro}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PRAZO_MS),
    });
    return { status: answer.status, corpo: (await answer.json()) as Resposta['corpo'], cookies: answer.headers.getSetCookie() };
  }

  /** Retries at any gateway until there is a final answer; the idempotency key is the same, so the action happens once. */
  async function insist(method: string, path: string, body: object | null = null): Promise<Resposta> {
    const key = randomUUID();
    for (;;) {
      if (stop.aborted) throw new Parou();
      const answer = await send(method, path, body, key).catch(() => null);
      if (answer && answer.status < 500 && answer.status !== 429 && answer.corpo.code !== 'em-andamento') return answer;
      await wait(200 + draw() * 600);
    }
  }

  const refuse = (what: string, { status, corpo }: Resposta) => relato.defeitos.push(`${what}: ${status} ${corpo.code} ${corpo.message}`);

  async function signIn(): Promise<boolean> {
    [token, companheiro] = ['', ''];
    const answer = await insist('POST', '/auth/login', { email: usuario.email, senha: SENHA_TESTE });
    const valueOf = (name: string) =>
      answer.cookies
        .find((cookie) => cookie.startsWith(`${name}=`))
        ?.split(';')[0]
        ?.slice(name.length + 1) ?? '';
    companheiro = valueOf(COOKIE_COMPANHEIRO);
    token = parseSessao(valueOf(COOKIE_SESSAO))?.token ?? '';
    if (token === '' || companheiro === '') {
      refuse('entrar', answer);
      return false;
    }
    const canais = await insist('GET', sessaoCalls.canais.path);
    canal = (canais.corpo.data as Canais).assinatura ?? null;
    return true;
  }

  /** Listens like a screen; an event of a run of another person is a defect. */
  function listen(): void {
    const [url] = urls.toSorted(() => draw() - 0.5) as [string];
    client = mqtt.connect(`${url.replace('http', 'ws')}/mqtt`, {
      protocolVersion: 4,
      username: usuario.usuarioId,
      password: token,
      reconnectPeriod: 1_000,
      wsOptions: { headers: { origin: url, cookie: `${COOKIE_COMPANHEIRO}=${companheiro}` } },
    });
    client.on('error', () => undefined);
    client.on('message', (path, payload) => {
      const { cotacaoId, id } = JSON.parse(payload.toString()) as { cotacaoId?: string; id?: string };
      relato.ouvidas += 1;
      if (!path.startsWith(`${canal}/`) || !minhas.has(cotacaoId ?? id ?? '')) relato.defeitos.push(`ouviu o que não é seu: ${path}`);
    });
  }

  function follow(cotacaoId: string): void {
    minhas.add(cotacaoId);
    const outro = canalDeOutro();
    for (const topic of [quotingTopics.resultado, quotingTopics.fim]) {
      client?.subscribe(topicPath(topic, { canal: canal ?? '', cotacaoId }), { qos: 1 });
      if (outro === null) continue;
      client?.subscribe(topicPath(topic, { canal: outro, cotacaoId }), { qos: 1 }, (refused, granted) => {
        // a refusal comes with what was asked, not with what was granted
        if (!refused && granted?.some(({ qos }) => qos < 128)) relato.defeitos.push('pôde se inscrever no canal de outra assinatura');
      });
    }
  }

  /** The next step's write; null when whether it was done is in doubt, or it was refused. */
  async function write<T>(what: keyof Relato['duvidas'], path: string, body: object): Promise<T | null> {
    const answer = await insist('POST', `${PATH}/${path}`, body);
    if (answer.corpo.success) return answer.corpo.data as T;
    if (answer.corpo.code === EM_DUVIDA) relato.duvidas[what] += 1;
    else refuse(path.replace(/[0-9a-f-]{36}/g, ':id'), answer);
    return null;
  }

  async function save(orcamentoId: string): Promise<number | null> {
    const body = { versao: 1, rascunho: umRascunho(usuario.corretoraId) };
    const answer = await insist('PUT', `${PATH}/orcamentos/${orcamentoId}/rascunho`, body);
    const { data } = answer.corpo as { data?: { versao?: number; atual?: { versao: number } } };
    // its own save, whose answer was lost
    const versao = data?.versao ?? (answer.corpo.code === 'rascunho-alterado' ? data?.atual?.versao : undefined);
    if (versao === undefined) refuse('rascunho', answer);
    return versao ?? null;
  }

  async function untilEnded(cotacaoId: string): Promise<string[]> {
    for (;;) {
      const answer = await insist('GET', `${PATH}/cotacoes/${cotacaoId}`);
      const data = answer.corpo.data as { cotacao: { status: string }; resultados: { ofertas: { id: string }[] }[] } | undefined;
      if (data?.cotacao.status === 'CONCLUIDA') return data.resultados.flatMap(({ ofertas }) => ofertas.map(({ id }) => id));
      await wait(500);
    }
  }

  async function journey(): Promise<void> {
    const caso = await write<{ id: string }>('orcamentos', 'orcamentos', { linha: 'AUTO' });
    if (!caso) return;
    const feito: Confirmado = {
      assinaturaId: usuario.assinaturaId,
      orcamentoId: caso.id,
      cotacaoId: null,
      envioId: null,
      ofertaAceita: null,
    };
    relato.confirmados.push(feito);
    const versao = await save(caso.id);
    if (versao === null) return;
    const run = await write<{ cotacaoId: string }>('cotacoes', `orcamentos/${caso.id}/cotacoes`, { versao, ...comercial(...SLUGS) });
    if (!run) return;
    feito.cotacaoId = run.cotacaoId;
    follow(run.cotacaoId);
    const ofertas = await untilEnded(run.cotacaoId);
    const envio = await write<{ id: string; url: string }>('envios', `orcamentos/${caso.id}/envios`, {
      canal: 'LINK',
      destinatarios: [],
      ofertas: ofertas.slice(0, 2),
      assunto: 'Sua cotação',
      mensagem: 'Escolha a sua oferta.',
    });
    if (!envio) return;
    feito.envioId = envio.id;
    const aceite = { token: new URL(envio.url).hash.slice(1), ofertaId: ofertas[0], nome: 'Zélia Prado', concordo: true };
    const answer = await insist('POST', `${PATH}/publico/cotacao/aceite`, aceite);
    if (answer.corpo.success) feito.ofertaAceita = ofertas[0] ?? null;
    else refuse('aceite', answer);
  }

  return {
    relato,
    canal: () => canal,
    /** @returns when stopped, or when it cannot sign in */
    async live(): Promise<void> {
      try {
        if (!(await signIn())) return;
        listen();
        while (!stop.aborted) {
          await journey();
          await wait(500 + draw() * 2_000);
        }
      } catch (error) {
        if (!(error instanceof Parou)) throw error;
      } finally {
        client?.end(true);
      }
    },
  };
}

export type Person = ReturnType<typeof createPerson>;
