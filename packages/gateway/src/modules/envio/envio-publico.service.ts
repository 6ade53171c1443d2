import type { CotacaoPublica } from '@balcao/contracts';
import { compareOfertas, hojeEm, opcoesDePagamento, validadeDoEnvio } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { type CreateAviso, fatos } from '../notificacao/index.ts';
import type { ConversaRepository } from './conversa.repository.ts';
import { type CorretoraDoCaso, deriveFrom, type EventoPort, linhaDo } from '../orcamento/index.ts';
import { envioCopy as copy } from './envio.copy.ts';
import { escolhaFechada, escolhaJaFeita, linkIndisponivel, precoVencido, vigenciaPassada } from './envio.errors.ts';
import type { EnvioAberto, WithLink } from './envio-link.ts';
import { isAberta, isInicioPassado, isVencidaPara, nomeDoCliente } from './envio.model.ts';
import { writeNumero } from '../parametros/index.ts';
import { type RegistryPort, showCorretora } from '../registry/index.ts';
import type { EnvioRepository } from './envio.repository.ts';
import type { PublishEscolha } from './envio.publisher.ts';

interface Deps extends Pick<Recursos, 'agora'> {
  readonly newId: () => string;
  readonly withLink: WithLink;
  readonly envios: EnvioRepository;
  readonly registry: Pick<RegistryPort, 'findMarca' | 'findRemetente'>;
  readonly conversas: Pick<ConversaRepository, 'insert' | 'read'>;
  readonly eventos: Pick<EventoPort, 'add'>;
  readonly corretoraDoCaso: CorretoraDoCaso;
  readonly createAviso: CreateAviso;
  readonly publishEscolha: PublishEscolha;
}

/** The client's side of a sending. Nobody is signed in: the token is all there is. */
export function createEnvioPublicoService(deps: Deps) {
  const { agora, newId, withLink, envios, registry, conversas, eventos, corretoraDoCaso, createAviso, publishEscolha } = deps;

  async function view(tx: Tx, { envio, orcamento, escolhidas }: EnvioAberto): Promise<CotacaoPublica> {
    const remetente = await registry.findRemetente(tx, envio.usuarioId);
    const aceite = await envios.findAceite(tx, envio.id);
    const { bem } = deriveFrom(linhaDo(orcamento.formulario), orcamento.rascunho);
    // of the offers, and not of the draft, which may have gone on since
    const { vigIni, vigFim } = escolhidas[0] ?? { vigIni: null, vigFim: null };
    return {
      corretora: await showCorretora(tx, registry, await corretoraDoCaso(tx, orcamento, envio.usuarioId)),
      corretor: remetente ?? { nome: '', email: '', telefone: '' },
      numero: orcamento.numero,
      numeroEscrito: await writeNumero(tx, orcamento),
      cliente: nomeDoCliente(orcamento),
      bem,
      vigencia: vigIni && vigFim ? { de: vigIni, ate: vigFim } : null,
      expiraEm: envio.expiraEm.toISOString(),
      validade: validadeDoEnvio(escolhidas, hojeEm(envio.expiraEm)),
      ofertas: escolhidas.map((escolhida) => ({
        id: escolhida.oferta.id,
        seguradora: escolhida.seguradora,
        slug: escolhida.slug,
        pacote: escolhida.oferta.pacote,
        premioTotalCentavos: escolhida.oferta.premioTotalCentavos,
        periodicidade: escolhida.oferta.periodicidade,
        validade: validadeDoEnvio([escolhida], null),
        vencida: isVencidaPara(orcamento, escolhida, agora()),
        inicioPassado: isInicioPassado(escolhida, agora()),
        pagamento: opcoesDePagamento(escolhida.oferta),
      })),
      grupos: compareOfertas(escolhidas).grupos.map(({ titulo, linhas }) => ({
        titulo,
        linhas: linhas.map(({ rotulo, valores, isDiferente }) => ({ rotulo, valores: [...valores], isDiferente })),
      })),
      aberta: isAberta(orcamento),
      aceite: aceite && { ofertaId: aceite.ofertaId, em: aceite.em.toISOString() },
      ...(await conversas.read(tx, envio.id)),
    };
  }

  return {
    /** The page, and its receipt: the first opening enters the case's timeline. */
    view: (token: string, ip: string): Promise<CotacaoPublica> =>
      withLink(token, ip, async (tx, aberto) => {
        const { contexto, envio } = aberto;
        const isPrimeira = await envios.open(tx, envio.id, agora());
        if (isPrimeira) await eventos.add(tx, contexto, { orcamentoId: envio.orcamentoId, tipo: 'ABERTO', texto: copy.evento.aberto });
        return view(tx, aberto);
      }),

    /** The first choice stands; the same one repeated is answered as the first was. */
    async accept({ token, ofertaId, nome }: { token: string; ofertaId: string; nome: string }, ip: string) {
      const { em, dita } = await withLink(token, ip, async (tx, { contexto, envio, orcamento, escolhidas }) => {
        const anterior = await envios.findAceite(tx, envio.id);
        if (anterior) {
          if (anterior.ofertaId !== ofertaId) throw escolhaJaFeita();
          return { em: anterior.em, dita: null };
        }
        const escolhida = escolhidas.find(({ oferta }) => oferta.id === ofertaId);
        if (!escolhida) throw linkIndisponivel();
        if (!isAberta(orcamento)) throw escolhaFechada();
        if (isInicioPassado(escolhida, agora())) throw vigenciaPassada();
        if (isVencidaPara(orcamento, escolhida, agora())) throw precoVencido();
        const id = newId();
        await conversas.insert(tx, contexto, { id, envioId: envio.id, tipo: 'ACEITE', chave: id, ofertaId, nome, ip });
        const oferta = copy.escolhida(escolhida.seguradora, escolhida.oferta.pacote);
        const { orcamentoId, usuarioId } = envio;
        await eventos.add(tx, contexto, { orcamentoId, tipo: 'RESPONDIDO', texto: copy.evento.aceite(oferta), dados: { ofertaId } });
        await createAviso(tx, contexto, {
          usuarioId,
          ...fatos.clienteEscolheu({ orcamentoId }),
          ...copy.aviso.aceite(orcamento.numero, oferta),
        });
        const aceite = await envios.findAceite(tx, envio.id);
        const [escolha] = await envios.listEscolhas(tx, orcamentoId);
        return { em: aceite?.em ?? agora(), dita: escolha && { assinaturaId: contexto.assinaturaId, orcamentoId, escolha } };
      });
      // screens that show the results are told after the commit
      if (dita) await publishEscolha(dita.assinaturaId, dita.orcamentoId, dita.escolha);
      return { aceite: { ofertaId, em: em.toISOString() } };
    },
  };
}

export type EnvioPublicoService = ReturnType<typeof createEnvioPublicoService>;
