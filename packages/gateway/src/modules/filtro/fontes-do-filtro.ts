import type { camposDoFiltro, ListaFiltrada } from '@balcao/contracts';
import { gruposPadrao } from '@balcao/domain';
import type { ColunasFiltro } from '../../plugins/filtro-sql.ts';
import { corretoraNoEscopo, seguradoDe } from '../escopo/index.ts';

/** Where a list is read from, by the aliases its repository reads it with: the SQL of a filter stands beside the list's own. */
export interface FonteDeFiltro {
  readonly from: string;
  /** What every record of the list is; `hoje` binds the day in São Paulo. */
  readonly where: (hoje: () => string) => string;
  /** Whose a record is, of lists of which some users see only their own: SQL over the user's id, as bound. */
  readonly deQuem?: (usuario: string) => string;
  readonly colunas: ColunasFiltro;
}

type Colunas<L extends ListaFiltrada> = Readonly<Record<keyof (typeof camposDoFiltro)[L], string>>;
type Fontes = { readonly [L in ListaFiltrada]: FonteDeFiltro & { readonly colunas: Colunas<L> } };

const doOrcamento = (coluna: string) => `(select fo.${coluna} from balcao.orcamento fo where fo.id = l.orcamento_id)`;
const nomeDo = (tabela: 'usuario' | 'produtor' | 'seguradora', onde: string) => `(select fn.nome from balcao.${tabela} fn where ${onde})`;

/** A window of the renewal, as the transaction's subscription chose it. */
const diasDaRenovacao = (campo: keyof typeof gruposPadrao.renovacao) =>
  `coalesce((select (fp.valor ->> '${campo}')::int from balcao.parametro fp where fp.grupo = 'renovacao'), ${gruposPadrao.renovacao[campo]})`;

/** Brokerages of the caller; none is all of them. */
const MINHAS = '(select eu.corretora_ids from balcao.usuario eu where eu.id = balcao.usuario_atual())';

/** Every list that takes a filter; a field its contract declares and this forgets does not compile. */
export const fontesDoFiltro: Fontes = {
  ORCAMENTOS: {
    from: 'balcao.orcamento o',
    where: () => 'o.excluido_em is null and not o.em_branco',
    deQuem: (usuario) => `o.usuario_id = ${usuario}`,
    colunas: {
      segurado: 'o.segurado_nome',
      numero: 'o.numero',
      linha: 'o.linha',
      status: 'o.status',
      bem: 'o.bem',
      premio: 'o.premio_centavos',
      seguradora: nomeDo('seguradora', 'fn.slug = o.premio_seguradora'),
      vigIni: 'o.vig_ini',
      criadoEm: 'o.criado_em',
      alteradoEm: 'o.alterado_em',
      produtor: nomeDo('produtor', 'fn.id::text = o.produtor_id'),
      usuario: nomeDo('usuario', 'fn.id = o.usuario_id'),
    },
  },
  COTACOES: {
    from: 'balcao.cotacao_lista l',
    where: () => 'true',
    deQuem: (usuario) => `l.usuario_id = ${usuario}`,
    colunas: {
      segurado: 'l.segurado_nome',
      numero: 'l.numero',
      linha: 'l.linha',
      status: 'l.status',
      bem: doOrcamento('bem'),
      premio: 'l.premio_centavos',
      seguradora: nomeDo('seguradora', 'fn.slug = l.seguradora'),
      criadoEm: 'l.criado_em',
    },
  },
  RENOVACOES: {
    from: `balcao.apolice a join balcao.segurado p on p.id = a.segurado_id join balcao.seguradora s on s.slug = a.seguradora
      join balcao.ramo r on r.codigo = a.ramo`,
    where: (hoje) => `a.excluido_em is null and a.status <> 'CANCELADA' and a.situacao_renovacao in ('A_RENOVAR', 'EM_COTACAO')
      and a.vig_fim - ${hoje()}::date between -${diasDaRenovacao('perdidaDias')} and ${diasDaRenovacao('listarDias')}`,
    deQuem: (usuario) => `a.usuario_id = ${usuario}`,
    colunas: {
      segurado: 'p.nome',
      numero: 'a.numero',
      linha: 'r.linha',
      bem: 'a.bem',
      seguradora: 's.nome',
      premio: 'a.premio_total_centavos',
      bonus: 'a.bonus',
      fim: 'a.vig_fim',
      usuario: nomeDo('usuario', 'fn.id = a.usuario_id'),
    },
  },
  PERDAS: {
    from: 'balcao.perda_lista l',
    where: () => 'true',
    deQuem: (usuario) => `l.usuario_id = ${usuario}`,
    colunas: {
      segurado: doOrcamento('segurado_nome'),
      motivo: 'l.motivo',
      linha: 'l.linha',
      premio: 'l.premio_centavos',
      perdidoEm: 'l.perdido_em',
    },
  },
  SOLICITACOES: {
    from: 'balcao.solicitacao_cotacao s left join balcao.usuario r on r.id = s.responsavel_id',
    where: () => 's.excluido_em is null',
    deQuem: (usuario) =>
      `(s.responsavel_id = ${usuario} or (s.responsavel_id is null and (s.usuario_id is null or s.usuario_id = ${usuario})))`,
    colunas: {
      nome: 's.nome',
      email: 's.email',
      celular: 's.celular',
      linha: 's.linha',
      status: 's.status',
      criadoEm: 's.criado_em',
      responsavel: 'r.nome',
    },
  },
  PRODUTORES: {
    from: 'balcao.produtor p',
    where: () => 'p.excluido_em is null',
    colunas: {
      nome: 'p.nome',
      documento: 'p.documento',
      tipo: 'p.tipo',
      pessoa: 'p.pessoa',
      susep: 'p.susep',
      email: 'p.email',
      telefone: 'p.celular',
      supervisor: nomeDo('produtor', 'fn.id = p.supervisor_id'),
      situacao: "case when p.ativo then 'ATIVO' else 'INATIVO' end",
      alteradoEm: 'p.alterado_em',
    },
  },
  RAMOS: {
    from: 'balcao.ramo r left join balcao.ramo_assinatura m on m.id = r.codigo',
    where: () => 'true',
    colunas: {
      codigo: 'r.codigo',
      nome: 'r.nome',
      apelido: 'm.apelido',
      linha: 'r.linha',
      comissao: 'm.comissao_padrao_bps',
      situacao: "case when coalesce(m.ativo, true) then 'ATIVO' else 'INATIVO' end",
    },
  },
  CORRETORAS: {
    from: 'balcao.corretora c',
    where: () => `c.excluido_em is null and ${corretoraNoEscopo('c.id')}`,
    colunas: {
      nome: 'c.fantasia',
      razaoSocial: 'c.razao_social',
      cnpj: 'c.cnpj',
      susep: 'c.susep',
      cidade: "c.enderecos #>> '{0,cidade}'",
      telefone: 'c.telefone',
      regime: 'c.regime',
      situacao: "case when c.ativo then 'ATIVO' else 'INATIVO' end",
      alteradoEm: 'c.alterado_em',
    },
  },
  SEGURADORAS: {
    from: `balcao.seguradora_tenant t join balcao.seguradora s on s.slug = t.seguradora
      join balcao.corretora c on c.id = t.corretora_id and c.excluido_em is null`,
    where: () => `t.excluido_em is null and ${corretoraNoEscopo('t.corretora_id')}`,
    colunas: {
      nome: 's.nome',
      corretora: 'c.fantasia',
      codigo: 't.codigo_corretor',
      politica: 't.politica_comissao',
      situacao: "case when t.ativo then 'ATIVO' else 'INATIVO' end",
      alteradoEm: 't.alterado_em',
    },
  },
  USUARIOS: {
    from: 'balcao.usuario u',
    // whoever works for another brokerage than the caller's is not theirs to administer
    where: () => `u.excluido_em is null and not u.segfyer and (cardinality(${MINHAS}) = 0
      or (cardinality(u.corretora_ids) > 0 and u.corretora_ids <@ ${MINHAS}))`,
    colunas: {
      nome: 'u.nome',
      email: 'u.email',
      telefone: 'u.telefone',
      administrador: "case when u.administrador then 'SIM' else 'NAO' end",
      produtor: nomeDo('produtor', 'fn.id = u.produtor_id'),
      situacao: "case u.status when 'PENDENTE' then 'CONVIDADO' when 'INATIVO' then 'DESATIVADO' else u.status end",
      ultimoAcessoEm: 'u.ultimo_acesso_em',
      alteradoEm: 'u.alterado_em',
    },
  },
  SEGURADOS: {
    from: 'balcao.segurado s',
    where: () => 's.excluido_em is null',
    deQuem: seguradoDe,
    colunas: {
      nome: 's.nome',
      documento: 's.documento',
      pessoa: 's.pessoa',
      nascimento: 's.nascimento',
      email: 's.email',
      celular: 's.celular',
      bairro: 's.bairro',
      cidade: 's.cidade',
      uf: 's.uf',
      profissao: 's.profissao',
      produtor: nomeDo('produtor', 'fn.id = s.produtor_id'),
      situacao: 's.status',
      criadoEm: 's.criado_em',
      alteradoEm: 's.alterado_em',
    },
  },
  VENDAS: {
    from: 'balcao.venda_lista l',
    where: () => 'l.excluido_em is null',
    deQuem: (usuario) => `l.usuario_id = ${usuario}`,
    colunas: {
      segurado: 'l.segurado_nome',
      numero: 'l.numero',
      tipo: 'l.tipo',
      bem: 'l.bem',
      seguradora: nomeDo('seguradora', 'fn.slug = l.seguradora'),
      linha: '(select fr.linha from balcao.ramo fr where fr.codigo = l.ramo)',
      produtor: nomeDo('produtor', 'fn.id = l.produtor_id'),
      corretora: '(select fc.fantasia from balcao.corretora fc where fc.id = l.corretora_id)',
      premio: 'l.premio_total_centavos',
      comissao: 'l.comissao_centavos',
      emissao: 'l.emissao',
      vigIni: 'l.vig_ini',
      vigFim: 'l.vig_fim',
      renovacao: 'l.renovacao',
      usuario: nomeDo('usuario', 'fn.id = l.usuario_id'),
    },
  },
};
