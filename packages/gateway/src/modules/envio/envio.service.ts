import { type ParametrosPort, writeNumero } from '../parametros/index.ts';
import type { EnvioOrcamento, EscolhaDoCliente, ModeloDaAssinatura, ModeloMensagem, NovoEnvio, PreparoEnvio } from '@balcao/contracts';
import { fillModelo, hojeEm, isEncerrado, type ParametrosEnvio, unknownVariaveis, VARIAVEIS_DO_MODELO } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ComparativoPort, OfertaEscolhida } from '../comparativo/index.ts';
import { type CorretoraDoCaso, type EventoPort, orcamentoEncerrado, type OrcamentoPort } from '../orcamento/index.ts';
import { envioCopy as copy } from './envio.copy.ts';
import type { EnvioDoCaso } from './envio-do-caso.ts';
import {
  aindaCalculando,
  envioEmCurso,
  envioEncerrado,
  inicioPassado,
  ofertasDoEnvio,
  ofertaVencida,
  precosTerminaram,
  variavelDesconhecida,
} from './envio.errors.ts';
import {
  contatosOf,
  destinatariosOf,
  expiraEmDias,
  isInicioPassado,
  isVencida,
  situacaoOf,
  toOfertaDoEnvio,
  variaveisDoCaso,
  variaveisDoEnvio,
} from './envio.model.ts';
import type { EnvioRepository } from './envio.repository.ts';
import type { LinksPublicos } from './link-publico.ts';
import { escopoDe } from '../escopo/index.ts';
import type { Volume } from '../volume/index.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly doCaso: EnvioDoCaso;
  readonly volume: Pick<Volume, 'tell' | 'assertTexto'>;
  readonly newId: () => string;
  readonly orcamentos: OrcamentoPort;
  readonly comparativos: ComparativoPort;
  readonly envios: EnvioRepository;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly corretoraDoCaso: CorretoraDoCaso;
  readonly links: LinksPublicos;
  readonly parametros: ParametrosEnvio;
  /** What the subscription chose. */
  readonly escolhas: Pick<ParametrosPort, 'read'>;
}

/** A message may only ask for what can be filled: a client never reads `{{cleinte}}`. */
function assertVariaveis(textos: Readonly<Record<string, string>>): void {
  for (const [campo, texto] of Object.entries(textos)) {
    const nomes = unknownVariaveis(texto, VARIAVEIS_DO_MODELO);
    if (nomes.length > 0) throw variavelDesconhecida(campo, nomes);
  }
}

export function createEnvioService(deps: Deps) {
  const { db, agora, newId, doCaso, volume, orcamentos, comparativos, envios, eventos, corretoraDoCaso, links, parametros, escolhas } =
    deps;

  async function chosen(tx: Tx, { orcamentoId, ofertas }: NovoEnvio): Promise<OfertaEscolhida[]> {
    const ids = [...new Set(ofertas)];
    const escolhidas = await comparativos.listOfertas(tx, orcamentoId, ids);
    if (escolhidas.length !== ids.length || ids.length !== ofertas.length || ids.length > parametros.maxOfertas) throw ofertasDoEnvio();
    if (escolhidas.some((escolhida) => isInicioPassado(escolhida, agora()))) throw inicioPassado();
    if (escolhidas.some((escolhida) => isVencida(escolhida, agora()))) throw ofertaVencida();
    return escolhidas;
  }

  return {
    prepare: (orcamentoId: string, chamador: Chamador): Promise<PreparoEnvio> =>
      db.tenant(chamador, async (tx) => {
        const orcamento = await doCaso.read(tx, orcamentoId, chamador);
        const escolhidas = await comparativos.listOfertas(tx, orcamentoId, await envios.listIdsOfertas(tx, orcamentoId));
        const corretora = await corretoraDoCaso(tx, orcamento, chamador.usuarioId);
        const { validadeLinkDias } = await escolhas.read(tx);
        const expiraEm = expiraEmDias(agora(), validadeLinkDias);
        const variaveis = variaveisDoCaso(orcamento, {
          numero: await writeNumero(tx, orcamento),
          corretora: corretora.nome,
          corretor: chamador.sessao.username,
        });
        const { restantes, liberaEm } = await volume.tell(tx, chamador);
        return {
          numero: orcamento.numero,
          status: orcamento.status,
          ofertas: escolhidas.map((escolhida) => ({
            ...toOfertaDoEnvio(escolhida),
            id: escolhida.oferta.id,
            vencida: isVencida(escolhida, agora()),
            inicioPassado: isInicioPassado(escolhida, agora()),
          })),
          modelos: await envios.listModelos(tx),
          variaveis,
          sugerido: contatosOf(orcamento),
          maxDestinatarios: parametros.maxDestinatarios,
          maxOfertas: parametros.maxOfertas,
          emails: { restantes, liberaEm: liberaEm?.toISOString() ?? null },
          validadeDias: validadeLinkDias,
          linkAte: hojeEm(expiraEm),
        };
      }),

    list: (orcamentoId: string, chamador: Chamador): Promise<EnvioOrcamento[]> =>
      db.tenant(chamador, async (tx) => {
        await doCaso.read(tx, orcamentoId, chamador);
        return doCaso.tell(tx, await envios.list(tx, orcamentoId));
      }),

    /** What the client chose on the pages sent to them, newest first. */
    listEscolhas: (orcamentoId: string, chamador: Chamador): Promise<EscolhaDoCliente[]> =>
      db.tenant(chamador, async (tx) => {
        await doCaso.read(tx, orcamentoId, chamador);
        return envios.listEscolhas(tx, orcamentoId);
      }),

    /** Everything or nothing: the sending, its e-mails in the queue, the state of the case and its timeline. */
    create: (novo: NovoEnvio, chamador: Chamador): Promise<EnvioOrcamento> =>
      db.tenant(chamador, async (tx) => {
        const orcamento = await orcamentos.lock(tx, novo.orcamentoId, escopoDe(chamador.sessao));
        if (!orcamento) throw naoEncontrado();
        if (isEncerrado(orcamento.status)) throw orcamentoEncerrado();
        if (orcamento.status === 'CALCULANDO') throw aindaCalculando();
        assertVariaveis({ assunto: novo.assunto, mensagem: novo.mensagem });
        const destinatarios = destinatariosOf(novo.canal, novo.destinatarios, parametros);
        const escolhidas = await chosen(tx, novo);
        const corretora = await corretoraDoCaso(tx, orcamento, chamador.usuarioId);
        const id = newId();
        const { validadeLinkDias } = await escolhas.read(tx);
        const expiraEm = expiraEmDias(agora(), validadeLinkDias);
        const variaveis = variaveisDoEnvio(
          variaveisDoCaso(orcamento, {
            numero: await writeNumero(tx, orcamento),
            corretora: corretora.nome,
            corretor: chamador.sessao.username,
          }),
          {
            escolhidas,
            link: links.url('cotacao', id),
            expiraEm,
          },
        );
        const escrito = { assunto: fillModelo(novo.assunto, variaveis), mensagem: fillModelo(novo.mensagem, variaveis) };
        if (novo.canal === 'EMAIL')
          volume.assertTexto(chamador, { assunto: escrito.assunto, mensagem: escrito.mensagem.replaceAll(variaveis.link, '') });
        await envios.insert(tx, chamador, {
          id,
          orcamentoId: orcamento.id,
          usuarioId: chamador.usuarioId,
          canal: novo.canal,
          destinatarios,
          ofertas: novo.ofertas,
          ...escrito,
          tokenHash: links.digest('cotacao', id),
          expiraEm,
        });
        if (novo.canal === 'EMAIL') await doCaso.enqueue(tx, chamador, { id, destinatarios });
        await envios.markEnviado(tx, orcamento.id);
        await eventos.add(tx, chamador, {
          orcamentoId: orcamento.id,
          tipo: 'ENVIADO',
          texto: copy.evento.enviado[novo.canal],
          dados: { envioId: id, ofertas: novo.ofertas },
        });
        return doCaso.listed(tx, id);
      }),

    resend: (alvo: { orcamentoId: string; envioId: string }, chamador: Chamador): Promise<EnvioOrcamento> =>
      db.tenant(chamador, async (tx) => {
        const { envio, orcamento } = await doCaso.lock(tx, alvo, chamador);
        if (situacaoOf(envio, agora()) !== 'ATIVO' || envio.canal !== 'EMAIL') throw envioEncerrado();
        const { entregas, isPrecoVencido } = await doCaso.listed(tx, envio.id);
        // what it says of prices would no longer be true
        if (isPrecoVencido) throw precosTerminaram();
        // the client would be invited to choose of what is over
        if (isEncerrado(orcamento.status)) throw orcamentoEncerrado();
        if (entregas.some(({ status }) => status === 'NA_FILA' || status === 'ENVIANDO')) throw envioEmCurso();
        await doCaso.enqueue(tx, chamador, envio);
        await eventos.add(tx, chamador, { orcamentoId: envio.orcamentoId, tipo: 'ENVIADO', texto: copy.evento.reenviado });
        return doCaso.listed(tx, envio.id);
      }),

    revoke: (alvo: { orcamentoId: string; envioId: string }, chamador: Chamador): Promise<EnvioOrcamento> =>
      db.tenant(chamador, async (tx) => {
        const { envio } = await doCaso.lock(tx, alvo, chamador);
        if ((await envios.revoke(tx, envio.id, agora())) === 1) {
          await envios.cancelPendentes(tx, envio.id);
          await eventos.add(tx, chamador, { orcamentoId: envio.orcamentoId, tipo: 'OUTRO', texto: copy.evento.revogado });
        }
        return doCaso.listed(tx, envio.id);
      }),

    listModelos: (chamador: Chamador): Promise<ModeloDaAssinatura[]> => db.tenant(chamador, (tx) => envios.listModelosComOrigem(tx)),

    /** The product's own message of that name comes back, where there is one. @throws {Recusa} 404 for what the subscription did not write */
    removeModelo: (id: string, chamador: Chamador): Promise<ModeloDaAssinatura[]> =>
      db.tenant(chamador, async (tx) => {
        if ((await envios.removeModelo(tx, id)) === 0) throw naoEncontrado();
        return envios.listModelosComOrigem(tx);
      }),

    saveModelo: (novo: Omit<ModeloMensagem, 'id'>, chamador: Chamador): Promise<ModeloMensagem> =>
      db.tenant(chamador, async (tx) => {
        assertVariaveis({ assunto: novo.assunto, corpo: novo.corpo });
        const saved = await envios.saveModelo(tx, chamador, novo);
        if (!saved) throw naoEncontrado();
        return saved;
      }),
  };
}

export type EnvioService = ReturnType<typeof createEnvioService>;
