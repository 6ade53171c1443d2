import type { ConteudoDaPagina } from '@balcao/contracts';
import { paginaCopy as copy } from './pagina-publica.copy.ts';

/** What a page begins with, in the name of a brokerage. @param telefone digits; null when there is none */
export const paginaInicial = ({ nome, telefone }: { nome: string; telefone: string | null }): ConteudoDaPagina => ({
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
  horarios: { uteis: { de: '09:00', ate: '18:00' }, sabado: null, domingo: null },
  consentimento: copy.inicial.consentimento(nome),
});
