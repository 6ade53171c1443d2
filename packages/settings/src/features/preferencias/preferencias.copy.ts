export const copy = {
  titulo: 'Preferências',
  explica: 'Valem em todos os lugares onde você entra. Cada escolha é salva na hora.',
  tema: 'Tema',
  temas: { sistema: 'Do sistema', claro: 'Claro', escuro: 'Escuro' },
  densidade: 'Densidade',
  densidades: { confortavel: 'Confortável', compacta: 'Compacta' },
  collapsedMenu: 'Manter o menu lateral recolhido',
  showTutorialPlugin: 'Mostrar o convite para instalar a extensão',
  salvou: 'Preferência salva',
  naoSalvou: 'Não foi possível salvar a sua escolha',
} as const;
