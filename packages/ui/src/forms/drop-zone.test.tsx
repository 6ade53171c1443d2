import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DropZone } from './drop-zone.component.tsx';

const palavras = { titulo: 'Solte aqui', texto: 'PDF ou CSV', rotulo: 'Arquivos', escolher: 'Escolher', accept: '.csv' };
const [um, outro] = [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')];
const drop = (files: readonly File[]) => fireEvent.drop(screen.getByText('Solte aqui'), { dataTransfer: { files } });

it('takes what is dropped and what is chosen, all of it or the first', async () => {
  const onArquivos = jest.fn();
  const { rerender } = render(<DropZone {...palavras} isMultiple onArquivos={onArquivos} />);
  drop([um, outro]);
  expect(onArquivos).toHaveBeenLastCalledWith([um, outro]);
  await userEvent.upload(screen.getByLabelText('Arquivos'), outro);
  expect(onArquivos).toHaveBeenLastCalledWith([outro]);
  rerender(<DropZone {...palavras} onArquivos={onArquivos} />);
  drop([um, outro]);
  expect(onArquivos).toHaveBeenLastCalledWith([um]);
});

it.each([{ isBusy: true }, { isDisabled: true }])('takes nothing while %p, nor of an empty drop', (estado) => {
  const onArquivos = jest.fn();
  const { rerender } = render(<DropZone {...palavras} {...estado} onArquivos={onArquivos} />);
  drop([um]);
  rerender(<DropZone {...palavras} onArquivos={onArquivos} />);
  drop([]);
  expect(onArquivos).not.toHaveBeenCalled();
});
