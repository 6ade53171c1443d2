import * as z from 'zod/mini';
import { addressOf, Id, permissoesPublicasCalls, publicoRoutes } from '@balcao/contracts';
import type { Correio } from '../../plugins/mail.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { TokensDescadastro } from '../lgpd/index.ts';
import { signCarta } from '../parametros/index.ts';
import { type RegistryPort, showCorretora } from '../registry/index.ts';
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
  const descadastroOf = (assinaturaId: string, seguradoId: string, corretora: string) => {
    const token = descadastros.sign({ assinaturaId, seguradoId });
    return {
      pagina: `${correio.endereco(addressOf(publicoRoutes, 'cancelamentoEmail'))}#${token}`,
      umClique: correio.endereco(permissoesPublicasCalls.unsubscribe.path.replace(':token', token)),
      texto: copy.rodape(corretora),
    };
  };

  return async (payload: unknown): Promise<void> => {
    const { assinaturaId, mensagemId } = Alvo.parse(payload);
    const contexto = { assinaturaId, usuarioId: null };
    await db.tenant(contexto, async (tx) => {
      const mensagem = await atos.lockMensagem(tx, mensagemId);
      if (mensagem?.status !== 'NA_FILA') return;
      const { seguradoId, usuarioId, destinatario, assunto, texto } = mensagem;
      const cliente = await atos.findDestinatarioDaMensagem(tx, seguradoId);
      if (!cliente?.mayReceive || cliente.email !== destinatario) return void (await atos.setStatus(tx, mensagemId, 'CANCELADA'));
      const { nome: daCorretora, ...marca } = await showCorretora(tx, registry, await registry.findPrincipal(tx));
      const remetente = await registry.findRemetente(tx, usuarioId);
      const { emNomeDe, ...assinatura } = await signCarta(tx, contexto, {
        corretora: daCorretora,
        marca,
        responderPara: remetente?.email ?? '',
      });
      const named = (frase: string): string => frase.replaceAll('{nome}', primeiroNome(cliente.nome));
      await correio.enqueue(tx, {
        para: destinatario,
        ...assinatura,
        emNomeDe,
        assunto: named(assunto),
        paragrafos: named(texto).split(/\n{2,}/),
        descadastro: descadastroOf(assinaturaId, seguradoId, emNomeDe.nome),
      });
      await atos.setStatus(tx, mensagemId, 'ENVIADA');
    });
  };
}
