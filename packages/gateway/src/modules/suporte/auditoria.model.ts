import type { AtoDeSuporte, Concessao as ConcessaoVista } from '@balcao/contracts';
import type { Concessao, Registro } from '../composition/index.ts';
import { detalheDe, motivos, sistema } from './suporte.copy.ts';

interface Vida {
  readonly concessao: Concessao;
  readonly autor: string;
  readonly motivo: string;
  readonly criadaEm: string;
  encerradaEm: string | null;
  /** Of many it reached, those who went back to normal. */
  readonly sairam: { readonly nome: string; readonly em: string }[];
}

/** Kinds of entries that say something of grants. */
export const TIPOS_DE_CONCESSAO = ['concessao', 'chaveGeral'] as const;

const actOf = (concessao: Concessao, { em, ato, autor, motivo }: Pick<AtoDeSuporte, 'em' | 'ato' | 'autor' | 'motivo'>): AtoDeSuporte => ({
  em,
  ato,
  autor,
  concessaoId: concessao.id,
  detalhe: detalheDe(concessao),
  motivo,
});

/** Every grant and every act about one, from the log of compositions, in whatever order it comes. */
export function readRegistros(registros: readonly Registro[], agora: Date): { concessoes: Vida[]; atos: AtoDeSuporte[] } {
  const vidas = new Map<string, Vida>();
  const atos: AtoDeSuporte[] = [];
  const close = (vida: Vida, em: string): boolean => {
    if (vida.encerradaEm !== null) return false;
    vida.encerradaEm = em < vida.concessao.expiraEm ? em : vida.concessao.expiraEm;
    return true;
  };

  for (const registro of registros.toSorted((a, b) => a.sequencia - b.sequencia)) {
    const { em, autor, motivo } = registro;
    if (registro.tipo === 'chaveGeral' && registro.ligada) {
      for (const vida of vidas.values()) {
        const isAberta = vida.concessao.expiraEm > em;
        if (isAberta && close(vida, em)) atos.push(actOf(vida.concessao, { em, ato: 'encerrada', autor: autor.nome, motivo }));
      }
    }
    if (registro.tipo !== 'concessao') continue;
    const { acao, concessao } = registro;
    if (acao === 'criada') {
      vidas.set(concessao.id, { concessao, autor: autor.nome, motivo: motivo ?? '', criadaEm: em, encerradaEm: null, sairam: [] });
      atos.push(actOf(concessao, { em, ato: 'concedida', autor: autor.nome, motivo }));
      continue;
    }
    const vida = vidas.get(concessao.id);
    if (acao === 'deixada') {
      const nome = registro.quem?.nome ?? autor.nome;
      vida?.sairam.push({ nome, em });
      atos.push(actOf(concessao, { em, ato: 'deixada', autor: nome, motivo }));
      continue;
    }
    if (acao === 'encerrada' && vida && !close(vida, em)) continue;
    const fim = motivo === motivos.fimDoPrazo ? ('expirada' as const) : ('encerrada' as const);
    atos.push(actOf(concessao, { em, ato: acao === 'usada' ? 'usada' : fim, autor: autor.nome, motivo }));
  }
  // nobody was there to write down that its time was over
  for (const vida of vidas.values()) {
    const { expiraEm } = vida.concessao;
    if (Date.parse(expiraEm) <= agora.getTime() && close(vida, expiraEm))
      atos.push(actOf(vida.concessao, { em: expiraEm, ato: 'expirada', autor: sistema, motivo: motivos.fimDoPrazo }));
  }
  return { concessoes: [...vidas.values()], atos };
}

/** A grant as lists show it. */
export const toVista = ({ concessao, autor, motivo, criadaEm, encerradaEm, sairam }: Vida): ConcessaoVista => ({
  id: concessao.id,
  tipo: concessao.tipo ?? 'construcao',
  para: concessao.para,
  paraNome: concessao.paraNome ?? '',
  construcoes: concessao.construcoes,
  soLeitura: concessao.soLeitura ?? false,
  motivo,
  autor,
  criadaEm,
  ate: concessao.expiraEm,
  encerradaEm,
  sairam,
});

/** The living first, then the newest. */
export const sortConcessoes = (concessoes: readonly ConcessaoVista[]): ConcessaoVista[] =>
  concessoes.toSorted(
    (a, b) =>
      Number(a.encerradaEm !== null) - Number(b.encerradaEm !== null) || b.criadaEm.localeCompare(a.criadaEm) || b.id.localeCompare(a.id),
  );

interface Pagina {
  readonly pagina: number;
  readonly tamanho: number;
}

export const pageOf = <T>(itens: readonly T[], { pagina, tamanho }: Pagina) => ({
  itens: itens.slice((pagina - 1) * tamanho, pagina * tamanho),
  total: itens.length,
  pagina,
  tamanho,
});
