import type { DominioRemetente, ParametrosRemetente, TesteRemetente } from '@balcao/contracts';
import { dominioDe, problemaDoRegistro, registrosDoDominio, situacaoDoDominio } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { DnsPort } from '../../plugins/dns.ts';
import type { Correio } from '../../plugins/mail.ts';
import type { Dkim } from '../../plugins/mail-dkim.ts';
import { senderOf } from '../../plugins/mail.model.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { type CreateAvisoAdministradores, fatos } from '../notificacao/index.ts';
import type { GruposRepository } from './grupos.repository.ts';
import { semDominio } from './parametros.errors.ts';
import { copy } from './remetente.copy.ts';
import { signCarta } from './remetente.port.ts';
import type { RegistryPort } from '../registry/index.ts';
import type { DominioRow, NovaChave, RemetenteRepository } from './remetente.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  readonly newId: () => string;
  readonly grupos: Pick<GruposRepository, 'read'>;
  readonly remetentes: RemetenteRepository;
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findPrincipal'>;
  readonly dns: DnsPort;
  readonly dkim: Pick<Dkim, 'draw'>;
  readonly correio: Pick<Correio, 'deliver'>;
  readonly createAvisoAdministradores: CreateAvisoAdministradores;
  readonly config: { readonly correio: { readonly spf: string; readonly remetente: string } };
}

/** The domain that e-mails to clients leave from: its key, its records, and whether they are there. */
export function createRemetenteService(deps: Deps) {
  const { db, agora, log, newId, grupos, remetentes, registry, dns, dkim, correio, createAvisoAdministradores, config } = deps;

  const registrosOf = (row: DominioRow) =>
    registrosDoDominio({ ...row, spf: config.correio.spf }).map((registro) => ({
      ...registro,
      problema: row.problemas[registro.papel] ?? null,
    }));

  const toDominio = (row: DominioRow): DominioRemetente => ({
    dominio: row.dominio,
    seletor: row.seletor,
    situacao: row.situacao,
    motivo: row.situacao === 'NAO_VERIFICADO' ? (row.motivo ?? copy.naoVerificado) : row.motivo,
    conferidoEm: row.conferidoEm?.toISOString() ?? null,
    registros: registrosOf(row),
  });

  /** The domain in use; null while e-mails leave from the product's address. */
  async function readRow(tx: Tx): Promise<DominioRow | null> {
    const { endereco } = await grupos.read(tx, 'remetente');
    return endereco === null ? null : remetentes.find(tx, dominioDe(endereco));
  }

  /** What the DNS says of a domain's records; null when nobody answered. */
  async function look(row: DominioRow): Promise<DominioRemetente['registros'] | null> {
    try {
      return await Promise.all(
        registrosOf(row).map(async (registro) => ({
          ...registro,
          problema: problemaDoRegistro(registro, await dns.readTxt(registro.nome)),
        })),
      );
    } catch (error) {
      log.warn({ err: error, dominio: row.dominio }, 'o DNS não respondeu sobre um domínio de envio');
      return null;
    }
  }

  /** Looks at a domain's records and writes down what was seen. The DNS is asked outside of any transaction. */
  async function check(contexto: Contexto, row: DominioRow): Promise<void> {
    const registros = await look(row);
    await db.tenant(contexto, async (tx) => {
      if (registros === null) return void (await remetentes.setMotivo(tx, row.id, copy.semResposta));
      const em = agora();
      const visto = situacaoDoDominio({ registros, antes: row.situacao, desde: row.criadoEm, agora: em });
      const problemas = Object.fromEntries(registros.map(({ papel, problema }) => [papel, problema]));
      await remetentes.setSituacao(tx, row.id, { ...visto, problemas, em });
      if (row.situacao !== 'VERIFICADO' || visto.situacao === 'VERIFICADO') return;
      const { titulo, descricao } = copy.aviso;
      await createAvisoAdministradores(tx, contexto, {
        ...fatos.dominioDeixouDeValer(),
        avisoId: newId(),
        titulo,
        descricao: descricao(row.dominio),
      });
    });
  }

  return {
    /** Before the transaction that keeps the sender: a key takes its time to be drawn. Null where none is needed. */
    async drawChave(contexto: Contexto, { endereco }: ParametrosRemetente): Promise<NovaChave | null> {
      if (endereco === null) return null;
      const dominio = dominioDe(endereco);
      if (await db.tenant(contexto, (tx) => remetentes.find(tx, dominio))) return null;
      return { dominio, ...(await dkim.draw(contexto.assinaturaId, dominio)) };
    },

    /** In that transaction: the domain is there with a key of its own; who chose it at the same time drew one for nothing. */
    keepChave: (tx: Tx, contexto: Contexto, chave: NovaChave): Promise<number> => remetentes.insert(tx, contexto, chave),

    read: (chamador: Chamador): Promise<{ dominio: DominioRemetente | null }> =>
      db.tenant(chamador, async (tx) => {
        const row = await readRow(tx);
        return { dominio: row && toDominio(row) };
      }),

    /** @throws {Recusa} 409 while no domain was chosen */
    async check(chamador: Chamador): Promise<{ dominio: DominioRemetente | null }> {
      const row = await db.tenant(chamador, readRow);
      if (!row) throw semDominio();
      await check(chamador, row);
      return this.read(chamador);
    },

    /** A message as clients receive it, to who asks. */
    async sendTeste(chamador: Chamador): Promise<TesteRemetente> {
      const { email: para } = chamador.sessao;
      const carta = await db.tenant(chamador, async (tx) => {
        const principal = await registry.findPrincipal(tx);
        const corretora = principal?.nome ?? chamador.sessao.username;
        const marca = principal && (await registry.findMarca(tx, principal.cnpj));
        const { emNomeDe, ...assinatura } = await signCarta(tx, chamador, { corretora, marca, responderPara: para });
        const { nome } = emNomeDe;
        return { para, ...copy.teste(nome), ...assinatura, emNomeDe: { ...emNomeDe, rodape: copy.rodape(nome) } };
      });
      const sender = senderOf(carta, config.correio.remetente);
      const de = typeof sender === 'string' ? sender : `${sender.name} <${sender.address}>`;
      return { para, de, resultado: await correio.deliver(newId(), carta) };
    },

    /** Every domain in use, once a day. */
    async checkAll(signal: AbortSignal): Promise<void> {
      for (const { assinaturaId, dominio } of await db.global((tx) => remetentes.listAConferir(tx))) {
        if (signal.aborted) return;
        const contexto = { assinaturaId, usuarioId: null };
        const row = await db.tenant(contexto, (tx) => remetentes.find(tx, dominio));
        if (row) await check(contexto, row);
      }
    },
  };
}

export type RemetenteService = ReturnType<typeof createRemetenteService>;
