import type { ConsultaRamos, DadosRamo, FichaRamo } from '@balcao/contracts';
import { formatBps } from '@balcao/domain';
import type { Chamador, Recursos } from '../../plugins/ports.ts';
import type { ReadFiltro } from '../filtro/index.ts';
import { type ColunasDaHistoria, createLeituraService, type FonteDeUso, registroAlterado } from '../registro/index.ts';
import { copy } from './ramo.copy.ts';
import { ramosArquivo } from './ramo-arquivo.ts';
import type { RamoRepository } from './ramo.repository.ts';

interface Deps extends Pick<Recursos, 'db'> {
  readonly ramos: RamoRepository;
  readonly readFiltro: ReadFiltro;
}

const colunas: ColunasDaHistoria = {
  apelido: ['Apelido', String],
  ativo: ['Situação', (valor) => (valor === true ? copy.ativo : copy.inativo)],
  comissao_padrao_bps: ['Comissão padrão', (valor) => formatBps(Number(valor))],
  aviso_renovacao_dias: ['Avisos de renovação', (valor) => copy.dias(valor as number[])],
};

/** Whatever of the subscription names a ramo. */
const usosDeRamo: readonly FonteDeUso[] = [
  {
    tipo: 'ORCAMENTO',
    from: 'balcao.orcamento o',
    where: "o.excluido_em is null and o.formulario = 'MANUAL' and o.rascunho #>> '{risco,objeto,ramo}' = $1",
    id: 'o.id',
    nome: "'Nº ' || o.numero || coalesce(' · ' || o.segurado_nome, '')",
    rota: "'/multicalculo/orcamento-visualizar?id=' || o.id",
    ordem: 'o.criado_em desc, o.id',
  },
  {
    tipo: 'APOLICE',
    from: 'balcao.apolice a join balcao.segurado s on s.id = a.segurado_id',
    where: 'a.excluido_em is null and a.ramo = $1',
    id: 'a.id',
    nome: "a.numero || ' · ' || s.nome",
    ordem: 'a.vig_fim desc, a.id',
  },
  {
    tipo: 'REPASSE',
    from: 'balcao.regra_repasse r join balcao.produtor p on p.id = r.produtor_id',
    where: 'r.excluido_em is null and p.excluido_em is null and r.ramo = $1',
    id: 'r.id',
    nome: 'p.nome',
    rota: "'/configuracao/produtores?produtor=' || p.id",
    ordem: 'p.nome, r.id',
  },
];

export function createRamoService({ db, ramos, readFiltro }: Deps) {
  const leitura = createLeituraService<FichaRamo, FichaRamo, ConsultaRamos>({
    db,
    repository: ramos,
    readCondicao: (tx, { filtro }, chamador) => readFiltro(tx, chamador, 'RAMOS', filtro),
    arquivo: ramosArquivo,
    usos: usosDeRamo,
    historiaOf: (_, codigo) => [{ nome: 'ramo_assinatura', ids: [codigo], colunas }],
  });
  return {
    ...leitura,

    /** @throws {Recusa} 409 with what stands now when somebody wrote since `versao` was read */
    save: ({ ramo, ...dados }: DadosRamo & { ramo: string; versao: number }, chamador: Chamador): Promise<FichaRamo> =>
      db.tenant(chamador, async (tx) => {
        await leitura.read(tx, ramo);
        // the farthest day first, each once
        const avisoRenovacaoDias = dados.avisoRenovacaoDias && [...new Set(dados.avisoRenovacaoDias)].toSorted((a, b) => b - a);
        const isWritten = await ramos.write(tx, chamador, ramo, { ...dados, avisoRenovacaoDias });
        const atual = await leitura.read(tx, ramo);
        if (!isWritten) throw registroAlterado({ codigo: 'ramo', um: 'ramo', genero: 'm' }, atual);
        return atual;
      }),
  };
}
