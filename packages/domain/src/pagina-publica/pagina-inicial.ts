import type { ConteudoDaPagina } from '@balcao/contracts';
import { gruposPadrao } from '../parametros/grupos-padrao.ts';
import { paginaCopy as copy } from './pagina-publica.copy.ts';

interface QuemPublica {
  readonly nome: string;
  /** Digits; null when there is none. */
  readonly telefone: string | null;
  /** When the brokerage works; absent is the product's own default. */
  readonly horarios?: ConteudoDaPagina['horarios'];
}

/** What a page begins with, in the name of a brokerage. */
export const paginaInicial = ({ nome, telefone, horarios = gruposPadrao.expediente.horarios }: QuemPublica): ConteudoDaPagina => ({
  titulo: copy.inicial.titulo(nome).slice(0, 80),
  chamada: copy.inicial.chamada,
  descricao: copy.inicial.descricao(nome).slice(0, 160),
  cor: '#0b4f4a',
  destaque: '#9a4f06',
  logo: null,
  foto: null,
  linhas: ['AUTO', 'RESIDENCIAL', 'VIDA'],
  equipe: [],
  telefone,
  whatsapp: null,
  email: null,
  endereco: null,
  horarios,
  consentimento: copy.inicial.consentimento(nome),
});
