import {
  IconeAdicionar,
  IconeBaixar,
  IconeBusca,
  IconeCalendario,
  IconeCarro,
  IconeColunas,
  IconeDocumento,
  IconeInfo,
  IconeInicio,
  IconePessoa,
  IconeRelogio,
  IconeSino,
} from '@balcao/ui';

/** The icons of the house by the names the server gives them. */
const icones: Readonly<Record<string, typeof IconeInicio>> = {
  adicionar: IconeAdicionar,
  baixar: IconeBaixar,
  busca: IconeBusca,
  calendario: IconeCalendario,
  carro: IconeCarro,
  colunas: IconeColunas,
  documento: IconeDocumento,
  info: IconeInfo,
  inicio: IconeInicio,
  multicalculo: IconeColunas,
  pessoa: IconePessoa,
  relogio: IconeRelogio,
  sino: IconeSino,
};

export interface MenuIconProps {
  nome: string | null;
}

/** The icon of an item; a document for names this build does not know. */
export function MenuIcon({ nome }: MenuIconProps) {
  const Icone = icones[nome ?? ''] ?? IconeDocumento;
  return <Icone size={18} aria-hidden />;
}
