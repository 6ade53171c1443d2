import type { ConsultaDocumentos, Documento, DocumentoResumo, FichaDocumento, VinculoDocumento } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { createLeituraRepository } from '../registro/index.ts';
import { alvoNoEscopo, documentoNoEscopo } from './documento-no-escopo.ts';
import { nomeDoAlvo } from './nome-do-alvo.ts';

const CAMPOS = 'd.id, d.tipo, d.nome, d.mime, d.bytes, d.origem, d.paginas, d.leitura, d.criado_em, u.nome as usuario';
const FROM = 'balcao.documento d left join balcao.usuario u on u.id = d.criado_por';

/** The library as whoever files documents sees it. */
export const bibliotecaRepository = createLeituraRepository<DocumentoResumo, DocumentoResumo, ConsultaDocumentos>({
  from: FROM,
  contagem: 'balcao.documento d',
  chave: 'd.id',
  nome: 'd.nome',
  where: `d.excluido_em is null and ${documentoNoEscopo(true)}`,
  resumo: `${CAMPOS}, (select count(*)::int from balcao.documento_vinculo v where v.documento_id = d.id) as vinculos,
    case when not (select balcao.ve_so_o_seu()) and not exists (select from balcao.documento_vinculo v where v.documento_id = d.id) then d.sugestao end as sugestao`,
  busca: (padrao) => `d.id in (select x.documento_id from balcao.documento_texto x
    where x.assinatura_id = (select balcao.assinatura_atual()) and x.busca @@ (select balcao.consulta_do_texto(${padrao})))`,
  filtros: {
    vinculado: (vinculado) =>
      vinculado === 'todos'
        ? 'true'
        : `${vinculado === 'true' ? '' : 'not '}exists (select from balcao.documento_vinculo v where v.documento_id = d.id)`,
    tipo: (tipo, bind) => `d.tipo = ${bind(tipo)}`,
    origem: (origem, bind) => `d.origem = ${bind(origem)}`,
  },
  ordens: { criadoEm: 'd.criado_em', nome: 'd.nome collate balcao.pt_br', tipo: 'd.tipo', bytes: 'd.bytes' },
  ordem: 'criadoEm',
});

type Linha = Omit<Documento, 'criadoEm'> & { criadoEm: Date };
const shown = (linha: Linha): Documento => ({ ...linha, criadoEm: linha.criadoEm.toISOString() });

/** Documents one by one, and those of a record; each as far as the user of the transaction sees it. */
export const documentoVistoRepository = {
  /** @param esperando whether the user files what waits */
  find: async (tx: Tx, id: string, esperando: boolean): Promise<FichaDocumento | null> => {
    const row = await tx.row<Linha>(
      `select ${CAMPOS} from ${FROM} where d.id = $1 and d.excluido_em is null and ${documentoNoEscopo(esperando)}`,
      [id],
    );
    return row && { ...shown(row), vinculos: await documentoVistoRepository.listVinculos(tx, id) };
  },

  /** Those the user sees. */
  listVinculos: (tx: Tx, id: string): Promise<FichaDocumento['vinculos']> =>
    tx.rows(
      `select x.alvo, x.alvo_id, x.nome from (select v.alvo, v.alvo_id, v.criado_em, ${nomeDoAlvo('v.alvo', 'v.alvo_id')} as nome
         from balcao.documento_vinculo v where v.documento_id = $1) x where x.nome is not null order by x.criado_em, x.alvo_id`,
      [id],
    ),

  listDoRegistro: async (tx: Tx, { alvo, alvoId }: VinculoDocumento): Promise<Documento[]> =>
    (
      await tx.rows<Linha>(
        `select ${CAMPOS} from balcao.documento_vinculo v join balcao.documento d on d.id = v.documento_id
           left join balcao.usuario u on u.id = d.criado_por
         where v.alvo = $1 and v.alvo_id = $2 and d.excluido_em is null order by d.criado_em desc, d.id desc limit 200`,
        [alvo, alvoId],
      )
    ).map(shown),

  seesAlvo: async (tx: Tx, { alvo, alvoId }: VinculoDocumento): Promise<boolean> =>
    (await tx.row(`select 1 as um where ${alvoNoEscopo(alvo, '$1::uuid')}`, [alvoId])) !== null,
};

export type DocumentoVistoRepository = typeof documentoVistoRepository;
