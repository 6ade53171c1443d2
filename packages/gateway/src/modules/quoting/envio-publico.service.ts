import type { CotacaoPublica } from '@balcao/contracts';
import { compareOfertas, isEncerrado, opcoesDePagamento } from '@balcao/domain';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import type { CreateAviso } from '../notificacao/notificacao.service.ts';
import type { ComparativoRepository, OfertaEscolhida } from './comparativo.repository.ts';
import type { CorretoraDoCaso } from './corretora-do-caso.ts';
import { envioCopy as copy } from './envio.copy.ts';
import { duvidasDemais, escolhaFechada, escolhaJaFeita, linkIndisponivel, precoVencido } from './envio.errors.ts';
import { isVencida, primeiroNome } from './envio.model.ts';
import type { EnvioRepository, EnvioRow } from './envio.repository.ts';
import type { eventoRepository } from './evento.repository.ts';
import { digestOfDado } from './link-publico.ts';
import { deriveFrom, linhaDo } from './orcamento.model.ts';
import type { OrcamentoRepository, OrcamentoRow } from './orcamento.repository.ts';
import type { QuotingPublisher } from './quoting.publisher.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly orcamentos: OrcamentoRepository;
  readonly comparativos: ComparativoRepository;
  readonly envios: EnvioRepository;
  readonly eventos: Pick<typeof eventoRepository, 'add'>;
  readonly corretoraDoCaso: CorretoraDoCaso;
  readonly createAviso: CreateAviso;
  readonly publisher: Pick<QuotingPublisher, 'escolha'>;
  readonly enderecoDoEnvio: (orcamentoId: string) => string;
  readonly maxDuvidas: number;
}

/** What a link opens: its sending, the case and the offers, in the name of the subscription that sent it. */
interface Aberto {
  readonly contexto: Contexto;
  readonly envio: EnvioRow;
  readonly orcamento: OrcamentoRow;
  readonly escolhidas: readonly OfertaEscolhida[];
}

const DINHEIRO = 3;
const PESSOA = 2;

/** The client's side of a sending. Nobody is signed in: the token is all there is. */
export function createEnvioPublicoService(deps: Deps) {
  const {
    db,
    agora,
    newId,
    orcamentos,
    comparativos,
    envios,
    eventos,
    corretoraDoCaso,
    createAviso,
    publisher,
    enderecoDoEnvio,
    maxDuvidas,
  } = deps;

  /** @throws {Recusa} 404, the same for every link that opens nothing */
  async function withLink<T>(token: string, ip: string, work: (tx: Tx, aberto: Aberto) => Promise<T>): Promise<T> {
    const hash = digestOfDado(token);
    const found = await db.global((tx) => envios.findPublico(tx, hash, agora()));
    if (!found) throw linkIndisponivel();
    const contexto: Contexto = { assinaturaId: found.assinaturaId, usuarioId: null, ip };
    return db.tenant(contexto, async (tx) => {
      const envio = await envios.lock(tx, found.id);
      const orcamento = envio && (await orcamentos.find(tx, envio.orcamentoId, { usuarioId: null }));
      // revoked since it was looked up
      if (!envio || !orcamento || envio.revogadoEm) throw linkIndisponivel();
      const escolhidas = await comparativos.listOfertas(tx, envio.orcamentoId, envio.ofertas);
      return work(tx, { contexto, envio, orcamento, escolhidas });
    });
  }

  async function view(tx: Tx, { envio, orcamento, escolhidas }: Aberto): Promise<CotacaoPublica> {
    const { nome, cnpj, susep } = await corretoraDoCaso(tx, orcamento, envio.usuarioId);
    const remetente = await envios.findRemetente(tx, envio.usuarioId);
    const aceite = await envios.findAceite(tx, envio.id);
    const { bem, vigIni, vigFim } = deriveFrom(linhaDo(orcamento.formulario), orcamento.rascunho);
    return {
      corretora: { nome, cnpj, susep },
      corretor: remetente ?? { nome: '', email: '' },
      numero: orcamento.numero,
      cliente: primeiroNome(orcamento),
      bem,
      vigencia: vigIni && vigFim ? { de: vigIni, ate: vigFim } : null,
      expiraEm: envio.expiraEm.toISOString(),
      ofertas: escolhidas.map((escolhida) => ({
        id: escolhida.oferta.id,
        seguradora: escolhida.seguradora,
        pacote: escolhida.oferta.pacote,
        premioTotalCentavos: escolhida.oferta.premioTotalCentavos,
        periodicidade: escolhida.oferta.periodicidade,
        validade: escolhida.validade,
        vencida: isVencida(escolhida, agora()),
        pagamento: opcoesDePagamento(escolhida.oferta),
      })),
      grupos: compareOfertas(escolhidas).grupos.map(({ titulo, linhas }) => ({
        titulo,
        linhas: linhas.map(({ rotulo, valores, isDiferente }) => ({ rotulo, valores: [...valores], isDiferente })),
      })),
      aberta: !isEncerrado(orcamento.status),
      aceite: aceite && { ofertaId: aceite.ofertaId, em: aceite.em.toISOString() },
    };
  }

  return {
    /** The page, and its receipt: the first opening enters the case's timeline. */
    ver: (token: string, ip: string): Promise<CotacaoPublica> =>
      withLink(token, ip, async (tx, aberto) => {
        const { contexto, envio } = aberto;
        const isPrimeira = await envios.open(tx, envio.id, agora());
        if (isPrimeira) await eventos.add(tx, contexto, { orcamentoId: envio.orcamentoId, tipo: 'ABERTO', texto: copy.evento.aberto });
        return view(tx, aberto);
      }),

    /** The first choice stands; the same one repeated is answered as the first was. */
    async aceitar({ token, ofertaId, nome }: { token: string; ofertaId: string; nome: string }, ip: string) {
      const { em, dita } = await withLink(token, ip, async (tx, { contexto, envio, orcamento, escolhidas }) => {
        const anterior = await envios.findAceite(tx, envio.id);
        if (anterior) {
          if (anterior.ofertaId !== ofertaId) throw escolhaJaFeita();
          return { em: anterior.em, dita: null };
        }
        const escolhida = escolhidas.find(({ oferta }) => oferta.id === ofertaId);
        if (!escolhida) throw linkIndisponivel();
        if (isEncerrado(orcamento.status)) throw escolhaFechada();
        if (isVencida(escolhida, agora())) throw precoVencido();
        await envios.insertResposta(tx, contexto, {
          envioId: envio.id,
          tipo: 'ACEITE',
          chave: newId(),
          ofertaId,
          nome,
          mensagem: null,
          ip,
        });
        const oferta = copy.escolhida(escolhida.seguradora, escolhida.oferta.pacote);
        const { orcamentoId, usuarioId } = envio;
        await eventos.add(tx, contexto, { orcamentoId, tipo: 'RESPONDIDO', texto: copy.evento.aceite(oferta), dados: { ofertaId } });
        await createAviso(tx, contexto, {
          usuarioId,
          tipo: DINHEIRO,
          link: enderecoDoEnvio(orcamentoId),
          ...copy.aviso.aceite(orcamento.numero, nome, oferta),
        });
        const aceite = await envios.findAceite(tx, envio.id);
        const [escolha] = await envios.listEscolhas(tx, orcamentoId);
        return { em: aceite?.em ?? agora(), dita: escolha && { assinaturaId: contexto.assinaturaId, orcamentoId, escolha } };
      });
      // whoever has the results open sees it at once
      if (dita) await publisher.escolha(dita.assinaturaId, dita.orcamentoId, dita.escolha);
      return { aceite: { ofertaId, em: em.toISOString() } };
    },

    perguntar: ({ token, chave, nome, mensagem }: { token: string; chave: string; nome: string; mensagem: string }, ip: string) =>
      withLink(token, ip, async (tx, { contexto, envio, orcamento }) => {
        if ((await envios.countDuvidas(tx, envio.id)) >= maxDuvidas) throw duvidasDemais();
        const nova = { envioId: envio.id, tipo: 'DUVIDA', chave, ofertaId: null, nome, mensagem, ip } as const;
        if (!(await envios.insertResposta(tx, contexto, nova))) return {};
        const { orcamentoId, usuarioId } = envio;
        await eventos.add(tx, contexto, { orcamentoId, tipo: 'RESPONDIDO', texto: copy.evento.duvida });
        await createAviso(tx, contexto, {
          usuarioId,
          tipo: PESSOA,
          link: enderecoDoEnvio(orcamentoId),
          ...copy.aviso.duvida(orcamento.numero, nome, mensagem),
        });
        return {};
      }),
  };
}

export type EnvioPublicoService = ReturnType<typeof createEnvioPublicoService>;
