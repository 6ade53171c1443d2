import type { MensagemAoSegurado } from '@balcao/contracts';
import { hojeEm, nextSaida } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado, Recusa } from '../../plugins/errors.ts';
import type { Chamador, Recursos, Tarefas } from '../../plugins/ports.ts';
import type { Volume } from '../volume/index.ts';
import { copy } from './atos-segurado.copy.ts';
import type { AtosSeguradoRepository, DestinatarioRow } from './atos-segurado.repository.ts';
import { TAREFA_MENSAGEM } from './mensagem-segurado.job.ts';

/** Why a client was left out; null when they were not. */
export type Motivo = string | null;

interface Deps extends Pick<Recursos, 'agora'> {
  readonly newId: () => string;
  readonly tarefas: Pick<Tarefas, 'enqueue'>;
  readonly atos: Pick<AtosSeguradoRepository, 'findDestinatario' | 'hasMensagemNoDia' | 'insertMensagem'>;
  readonly volume: Pick<Volume, 'take'>;
}

/** A number one may be called at, or why not. */
export type Chamada = { readonly celular: string; readonly motivo: null } | { readonly celular: null; readonly motivo: string };

/** Who may be written to, by what and when: only whom permits it, within the hours, once a day, and within the measure of our mail. */
export function createMensageiro({ agora, newId, tarefas, atos, volume }: Deps) {
  /** One more message, unless their measure of the day is full: that keeps out nobody else. */
  async function takeVolume(tx: Tx, chamador: Chamador, email: string): Promise<Motivo> {
    try {
      await volume.take(tx, chamador, [email]);
      return null;
    } catch (error) {
      if (error instanceof Recusa) return error.mensagem;
      throw error;
    }
  }

  async function write(tx: Tx, chamador: Chamador, cliente: DestinatarioRow, mensagem: MensagemAoSegurado): Promise<Motivo> {
    const { id: seguradoId, email, mayReceive } = cliente;
    if (!email) return copy.semEmail;
    if (!mayReceive) return copy.semPermissao;
    const saiEm = nextSaida(agora());
    const dia = hojeEm(saiEm);
    if (await atos.hasMensagemNoDia(tx, seguradoId, dia)) return copy.jaRecebe;
    const cheio = await takeVolume(tx, chamador, email);
    if (cheio) return cheio;
    const id = newId();
    if (!(await atos.insertMensagem(tx, chamador, { id, seguradoId, destinatario: email, ...mensagem, saiEm, dia }))) return copy.jaRecebe;
    await tarefas.enqueue(
      tx,
      TAREFA_MENSAGEM,
      { assinaturaId: chamador.assinaturaId, mensagemId: id },
      { chave: `${TAREFA_MENSAGEM}:${id}`, em: saiEm },
    );
    return null;
  }

  return {
    write,

    /** As `write`, to a client by their id, as far as the user of the transaction sees them. */
    async send(tx: Tx, chamador: Chamador, seguradoId: string, mensagem: MensagemAoSegurado): Promise<Motivo> {
      const cliente = await atos.findDestinatario(tx, seguradoId);
      return cliente ? write(tx, chamador, cliente, mensagem) : naoEncontrado().mensagem;
    },

    /** The number a client may be called at by WhatsApp now, under the same permission, hours and measure of one a day. */
    async judgeChamada(tx: Tx, seguradoId: string): Promise<Chamada> {
      const no = (motivo: string): Chamada => ({ celular: null, motivo });
      const cliente = await atos.findDestinatario(tx, seguradoId);
      if (!cliente) return no(naoEncontrado().mensagem);
      if (!cliente.celular) return no(copy.semCelular);
      if (!cliente.mayBeCalled) return no(copy.semPermissao);
      const agoraMesmo = agora();
      if (nextSaida(agoraMesmo).getTime() !== agoraMesmo.getTime()) return no(copy.foraDeHora);
      if (await atos.hasMensagemNoDia(tx, seguradoId, hojeEm(agoraMesmo))) return no(copy.jaRecebe);
      return { celular: cliente.celular, motivo: null };
    },
  };
}

export type Mensageiro = ReturnType<typeof createMensageiro>;
