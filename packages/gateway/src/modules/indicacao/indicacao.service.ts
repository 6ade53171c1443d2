import { addressOf, type ConsultaIndicacoes, type Indicacao, onboardingRoutes, type ResumoIndicacoes } from '@balcao/contracts';
import { addDias, emailEstrito, hojeEm, isMesmaCaixa, normalizeCodigoIndicacao, parametrosIndicacao, textoSemLinks } from '@balcao/domain';
import type { AddPedidos } from '../../plugins/contagem.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Correio } from '../../plugins/mail.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import { convite } from './indicacao.copy.ts';
import { conviteAceito, conviteProprio, conviteRepetido, convitesDemais, emailInvalido, enderecoDemais } from './indicacao.errors.ts';
import type { DeQuem, IndicacaoRepository } from './indicacao.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly indicacoes: IndicacaoRepository;
  readonly correio: Correio;
  readonly addPedidos: AddPedidos;
}

const DIA_MS = 86_400_000;
const QUINZENA_MS = 14 * DIA_MS;
/** Of names in a letter to somebody who asked for none. */
const [LETRAS_DO_NOME, LETRAS_DA_CORRETORA] = [30, 60];

/** An administrator sees those of the subscription; everybody else, their own. */
const seenBy = ({ usuarioId, sessao }: Chamador): DeQuem => (sessao.administrador ? null : usuarioId);

export function createIndicacaoService({ db, agora, indicacoes, correio, addPedidos }: Deps) {
  const linkOf = (codigo: string): string => correio.endereco(`${addressOf(onboardingRoutes, 'plano')}?indicacao=${codigo}`);

  async function countPedidos({ usuarioId }: Chamador, email: string): Promise<void> {
    const { convitesPorDia, convitesPorEndereco } = parametrosIndicacao;
    const deles = await addPedidos({ chave: `convite-de-indicacao|${usuarioId}`, quantos: 1, janelaMs: DIA_MS });
    if (deles.feitos > convitesPorDia) throw convitesDemais();
    const aEle = await addPedidos({ chave: `indicado|${email.toLowerCase()}`, quantos: 1, janelaMs: QUINZENA_MS });
    if (aEle.feitos > convitesPorEndereco) throw enderecoDemais();
  }

  return {
    list: (chamador: Chamador, consulta: ConsultaIndicacoes) =>
      db.tenant(chamador, async (tx) => {
        const de = seenBy(chamador);
        const { pagina, tamanho } = consulta;
        return { itens: await indicacoes.list(tx, de, consulta), total: await indicacoes.count(tx, de, consulta), pagina, tamanho };
      }),

    getResumo: (chamador: Chamador): Promise<ResumoIndicacoes> =>
      db.tenant(chamador, async (tx) => {
        const codigo = await indicacoes.findCodigo(tx, chamador.usuarioId);
        const { creditoCentavos, conviteDias, prazoDias } = parametrosIndicacao;
        return { codigo, link: linkOf(codigo), creditoCentavos, conviteDias, prazoDias, ...(await indicacoes.sum(tx, seenBy(chamador))) };
      }),

    /** @throws {Recusa} 422 at the address, 429 */
    async invite(chamador: Chamador, { nome, email }: { nome: string; email: string }): Promise<Indicacao> {
      if (!emailEstrito(email)) throw emailInvalido();
      const nossos = await db.tenant(chamador, indicacoes.listEmails);
      if (nossos.some((nosso) => isMesmaCaixa(nosso, email))) throw conviteProprio();
      // before the transaction: a connection is never waited for with another in hand
      await countPedidos(chamador, email);
      return db.tenant(chamador, async (tx) => {
        const em = agora();
        const { conviteDias } = parametrosIndicacao;
        const id = await indicacoes.insertConvite(tx, chamador, { nome, email, expiraEm: addDias(hojeEm(em), conviteDias), em });
        if (id === null) throw conviteRepetido();
        const codigo = await indicacoes.findCodigo(tx, chamador.usuarioId);
        const de = await indicacoes.findIndicador(tx, codigo);
        await correio.enqueue(tx, {
          para: email,
          ...convite({
            nome: textoSemLinks(nome.split(/\s+/)[0] ?? '', LETRAS_DO_NOME),
            de: textoSemLinks(de?.nome ?? chamador.sessao.username, LETRAS_DO_NOME),
            corretora: textoSemLinks(de?.corretora ?? chamador.sessao.nomeCorretora, LETRAS_DA_CORRETORA),
            dias: conviteDias,
            url: linkOf(codigo),
          }),
        });
        const escrita = await indicacoes.get(tx, id);
        if (!escrita) throw naoEncontrado();
        return escrita;
      });
    },

    /** @throws {Recusa} 404, 409 when somebody accepted it */
    cancel: (chamador: Chamador, id: string): Promise<void> =>
      db.tenant(chamador, async (tx) => {
        const de = seenBy(chamador);
        if (await indicacoes.cancelConvite(tx, de, id, agora())) return;
        throw (await indicacoes.exists(tx, de, id)) ? conviteAceito() : naoEncontrado();
      }),

    /** @throws {Recusa} 404 when it is nobody's */
    async readCodigo(texto: string) {
      const codigo = normalizeCodigoIndicacao(texto);
      const indicador = codigo && (await db.global((tx) => indicacoes.findIndicador(tx, codigo)));
      if (!indicador) throw naoEncontrado();
      return { codigo, nome: indicador.nome.split(/\s+/)[0] ?? '', corretora: indicador.corretora };
    },
  };
}
