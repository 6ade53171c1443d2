import { createHash } from 'node:crypto';
import type { ConferenciaProvas, PacoteProvas } from '@balcao/contracts';
import { formatData, formatDataHora, hojeEm } from '@balcao/domain';
import { escopoDe } from '../escopo/index.ts';
import { naoEncontrado } from '../../plugins/errors.ts';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { Tx } from '../../plugins/db.ts';
import { copy } from './prazo.copy.ts';
import { seePrazo } from './prazo.model.ts';
import type { PrazoRepository } from './prazo.repository.ts';
import { factOf, orderFatos, textOf } from './provas.model.ts';
import { drawProvas } from './provas.pdf.ts';
import type { ProvasRepository } from './provas.repository.ts';

interface Deps extends Pick<Recursos, 'db' | 'agora'> {
  readonly newId: () => string;
  readonly prazos: PrazoRepository;
  readonly provas: ProvasRepository;
}

const sha256Of = (conteudo: Buffer | string): string => createHash('sha256').update(conteudo).digest('hex');

/** A package as somebody who sees its sale reads it. */
type PacoteLido = NonNullable<Awaited<ReturnType<PrazoRepository['readPacote']>>>;

export function createProvasService({ db, agora, newId, prazos, provas }: Deps) {
  async function read(tx: Tx, pacoteId: string, chamador: Chamador): Promise<PacoteLido> {
    const pacote = await prazos.readPacote(tx, pacoteId);
    if (!pacote || !(await prazos.findVenda(tx, pacote.contratoId, escopoDe(chamador.sessao)))) throw naoEncontrado();
    return pacote;
  }

  return {
    /** Everything said and done of a sale, printed and kept with its digests. */
    async print(contratoId: string, chamador: Chamador): Promise<PacoteProvas> {
      const em = agora();
      const hoje = hojeEm(em);
      // what is read is of one moment; it is drawn without holding the database
      const lido = await db.snapshot(chamador, async (tx) => {
        const venda = await prazos.findVenda(tx, contratoId, escopoDe(chamador.sessao));
        if (!venda) throw naoEncontrado();
        const trilha = await provas.listTrilha(tx, venda);
        const mensagens = await provas.listMensagens(tx, venda);
        return { venda, fatos: orderFatos([...trilha.map(factOf), ...mensagens]), prazos: await prazos.listDaVenda(tx, venda) };
      });
      const titulo = copy.provas.titulo(lido.venda.titulo);
      const ditos = lido.prazos.flatMap((row) => {
        const visto = seePrazo(row, hoje);
        if (!visto) return [];
        const fim = visto.fim && formatData(visto.fim);
        const [inicio, vencimento] = [formatData(visto.inicio), formatData(visto.vencimento)];
        return [
          copy.provas.prazo({ nome: copy.provas.nome[visto.tipo], inicio, vencimento, dias: visto.dias, fim, documento: visto.documento }),
        ];
      });
      const texto = textOf(titulo, ditos, lido.fatos);
      const textoSha256 = sha256Of(texto);
      const gerado = copy.provas.gerado(formatDataHora(em.toISOString()), chamador.sessao.username);
      const pdf = await drawProvas({ titulo, gerado, geradoEm: em, prazos: ditos, fatos: lido.fatos, textoSha256 });
      const id = newId();
      const novo = { id, venda: lido.venda, em, titulo, fatos: lido.fatos.length, texto, textoSha256, pdf, pdfSha256: sha256Of(pdf) };
      return db.tenant(chamador, async (tx) => {
        await prazos.insertPacote(tx, chamador, novo);
        return (await prazos.findPacote(tx, id)) as PacoteProvas;
      });
    },

    getPdf: (pacoteId: string, chamador: Chamador): Promise<Buffer> =>
      db.tenant(chamador, async (tx) => (await read(tx, pacoteId, chamador)).pdf),

    verify: ({ pacoteId, sha256 }: { pacoteId: string; sha256?: string | undefined }, chamador: Chamador): Promise<ConferenciaProvas> =>
      db.tenant(chamador, async (tx) => {
        const { texto, textoSha256, pdf, pdfSha256 } = await read(tx, pacoteId, chamador);
        return {
          isIntacto: sha256Of(texto) === textoSha256 && sha256Of(pdf) === pdfSha256,
          isOMesmo: sha256 === undefined ? null : sha256 === pdfSha256,
        };
      }),
  };
}
