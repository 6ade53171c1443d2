import type { EnvioOrcamento } from '@balcao/contracts';
import { comercial, type Corretor, type QuotingTeste } from './test-quoting.ts';

/** A case sent to its client, and the secret of the client's page. */
export interface EnviadoTeste {
  readonly id: string;
  /** Every offer of its run; the first and the fourth were sent. */
  readonly ofertas: readonly string[];
  readonly envio: EnvioOrcamento;
  readonly token: string;
}

/** Calculates a case of two insurers and sends two offers of it: by a plain link, or as `body` says. */
export async function sendCaso(corretor: Corretor, body: object = {}): Promise<EnviadoTeste> {
  const { orcamentoId: id, cotacaoId } = await corretor.run(comercial('alfa_seguros', 'beta_seguros'));
  const { resultados } = await corretor.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  const ofertas = resultados.flatMap((resultado) => resultado.ofertas.map((oferta) => oferta.id));
  const envio = {
    canal: 'LINK',
    destinatarios: [],
    ofertas: [ofertas[0], ofertas[3]],
    assunto: 'Sua cotação',
    mensagem: 'Escolha a sua oferta.',
  };
  const { data } = (await corretor.request('POST', `orcamentos/${id}/envios`, { ...envio, ...body })).json<{ data: EnvioOrcamento }>();
  return { id, ofertas, envio: data, token: new URL(data.url as string).hash.slice(1) };
}

/** The few first bytes of a picture: enough of a logo to be carried whole. */
export const LOGO_BASE64 = 'iVBORw0KGgo=';

/** Gives the brokerage of a broker a logo and the telephone (35) 3471-2000. */
export async function giveMarca(teste: QuotingTeste, { usuario: { corretoraId, assinaturaId } }: Corretor): Promise<void> {
  await teste.owner(
    "insert into balcao.logo_corretora (id, assinatura_id, tipo, imagem) values ($1, $2, 'image/png', decode($3, 'base64'))",
    [corretoraId, assinaturaId, LOGO_BASE64],
  );
  await teste.owner("update balcao.corretora set telefone = '3534712000' where id = $1", [corretoraId]);
}

/** A call of the client's page, by nobody who is signed in; each from an address of its own, unless one is given. */
export function createPublico(teste: QuotingTeste) {
  let calls = 0;
  return (chamada: string, payload: object, remoteAddress?: string) => {
    calls += 1;
    const de = remoteAddress ?? `10.0.${Math.floor(calls / 250)}.${calls % 250}`;
    return teste.app.inject({ method: 'POST', url: `/c/api/v1/publico/${chamada}`, payload, remoteAddress: de });
  };
}

/** Makes the prices of offers end on a day. */
export const endPrecos = (teste: QuotingTeste, ofertas: readonly (string | undefined)[], dia: string) =>
  teste.owner(
    'update balcao.resultado_cotacao r set validade = $2 from balcao.oferta_cotacao f where f.resultado_id = r.id and f.id = any($1::uuid[])',
    [ofertas, dia],
  );

/** Makes the cover of offers begin on a day; a run never changes, so time itself is what this stands for. */
export async function startVigencia(teste: QuotingTeste, ofertas: readonly (string | undefined)[], dia: string): Promise<void> {
  await teste.owner('alter table balcao.cotacao disable trigger cotacao_imutavel');
  await teste.owner(
    `update balcao.cotacao c set snapshot = jsonb_set(snapshot, '{risco,seguro,vigIni}', to_jsonb($2::text))
     from balcao.oferta_cotacao f where f.id = any($1::uuid[]) and c.id = f.cotacao_id`,
    [ofertas, dia],
  );
  await teste.owner('alter table balcao.cotacao enable trigger cotacao_imutavel');
}
