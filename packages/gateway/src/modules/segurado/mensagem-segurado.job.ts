import * as z from 'zod/mini';
import { Id } from '@balcao/contracts';
import type { Correio } from '../../plugins/mail.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { addressesOfDescadastro, type TokensDescadastro } from '../lgpd/index.ts';
import { signDaCorretora } from '../parametros/index.ts';
import type { RegistryPort } from '../registry/index.ts';
import { copy } from './atos-segurado.copy.ts';
import type { AtosSeguradoRepository } from './atos-segurado.repository.ts';

/** Name and body of the job that sends a message to a client. */
export const TAREFA_MENSAGEM = 'segurado.mensagem';
const Alvo = z.object({ assinaturaId: Id, mensagemId: Id });

interface Deps extends Pick<Recursos, 'db'> {
  readonly atos: AtosSeguradoRepository;
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findPrincipal' | 'findRemetente'>;
  readonly correio: Pick<Correio, 'enqueue' | 'endereco'>;
  readonly descadastros: Pick<TokensDescadastro, 'sign'>;
}

const primeiroNome = (nome: string): string => nome.trim().split(/\s+/)[0] ?? nome;

/** Sends it as its hour comes, once, and only while the client still permits it and has the address it was written for. */
export function createMensagemJob({ db, atos, registry, correio, descadastros }: Deps) {
  return async (payload: unknown): Promise<void> => {
    const { assinaturaId, mensagemId } = Alvo.parse(payload);
    const contexto = { assinaturaId, usuarioId: null };
    await db.tenant(contexto, async (tx) => {
      const mensagem = await atos.lockMensagem(tx, mensagemId);
      if (mensagem?.status !== 'NA_FILA') return;
      const { seguradoId, usuarioId, destinatario, assunto, texto } = mensagem;
      const cliente = await atos.findDestinatarioDaMensagem(tx, seguradoId);
      if (!cliente?.mayReceive || cliente.email !== destinatario) return void (await atos.setStatus(tx, mensagemId, 'CANCELADA'));
      const remetente = await registry.findRemetente(tx, usuarioId);
      const { emNomeDe, ...assinatura } = await signDaCorretora(tx, contexto, registry, remetente?.email);
      const named = (frase: string): string => frase.replaceAll('{nome}', primeiroNome(cliente.nome));
      await correio.enqueue(tx, {
        para: destinatario,
        ...assinatura,
        emNomeDe,
        assunto: named(assunto),
        paragrafos: named(texto).split(/\n{2,}/),
        descadastro: { ...addressesOfDescadastro(descadastros, correio, { assinaturaId, seguradoId }), texto: copy.rodape(emNomeDe.nome) },
      });
      await atos.setStatus(tx, mensagemId, 'ENVIADA');
    });
  };
}
