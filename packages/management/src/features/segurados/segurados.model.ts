import { ConsultaSegurados } from '@balcao/contracts';
import { listaNoEndereco } from '@balcao/domain';

/** The list's address. */
export const endereco = listaNoEndereco({
  schema: ConsultaSegurados,
  filtros: [
    'q',
    'pessoa',
    'aniversario',
    'tem',
    'falta',
    'termina',
    'contato',
    'permite',
    'cidade',
    'tag',
    'grupo',
    'produtor',
    'situacao',
  ],
  ordem: 'nome',
});

/** What the address opens in the place of the list: the whole view of a client, that and another side by side, pairs that may be one, whom what may be offered to, or a file. */
export const PARTES = ['id', 'juntar', 'duplicados', 'oportunidades', 'importacao'] as const;
