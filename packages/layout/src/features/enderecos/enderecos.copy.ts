export const copy = { newWindow: 'Abrindo em outra janela', replaceUrl: 'Abrindo o endereço' } as const;
