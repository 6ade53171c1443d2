import { repasseCalls } from '@balcao/contracts';
import { useLista } from '@balcao/shared/lists';
import { copy } from '../../repasse/repasse.copy.ts';
import { endereco, enderecoDosLotes } from './repasses.model.ts';

export const useRepasses = () =>
  useLista({ endereco, list: repasseCalls.listRepasses, file: { call: repasseCalls.exportRepasses, nome: copy.lista.arquivo } });
export type ListaDeRepasses = ReturnType<typeof useRepasses>;

export const useLotes = () =>
  useLista({
    endereco: enderecoDosLotes,
    list: repasseCalls.listLotes,
    file: { call: repasseCalls.exportLotes, nome: copy.lotes.arquivo },
  });
