import { Drawer, Tabs } from '@balcao/ui/overlays';
import { HistoriaRegistro } from '../../historia-registro.component.tsx';
import { LeituraRegistro } from '../../leitura-registro.component.tsx';
import { UsosRegistro } from '../../usos-registro.component.tsx';
import { FormRamo } from './form-ramo.component.tsx';
import { copy } from './ramos.copy.ts';
import { nomeDo } from './ramos.model.ts';
import { useHistoria, useRamo, useUsos } from './ramos.resource.ts';

/** A ramo beside the list: what is chosen of it, what uses it, what changed. */
export function FichaDoRamo({ codigo, onClose }: { codigo: string; onClose: () => void }) {
  const ramo = useRamo(codigo);
  return (
    <Drawer titulo={ramo.data ? `${codigo} · ${nomeDo(ramo.data)}` : codigo} isOpen onClose={onClose}>
      <LeituraRegistro leitura={ramo} altura={420}>
        {(ficha) => (
          <Tabs
            label={copy.abas}
            tabs={[
              { id: 'dados', label: copy.dados, content: <FormRamo gravada={ficha} onSalvo={onClose} /> },
              { id: 'usos', label: copy.usos, content: <Usos codigo={codigo} /> },
              { id: 'historia', label: copy.historia, content: <Historia codigo={codigo} /> },
            ]}
          />
        )}
      </LeituraRegistro>
    </Drawer>
  );
}

const Usos = ({ codigo }: { codigo: string }) => (
  <LeituraRegistro leitura={useUsos(codigo)}>{(usos) => <UsosRegistro usos={usos} />}</LeituraRegistro>
);

const Historia = ({ codigo }: { codigo: string }) => (
  <LeituraRegistro leitura={useHistoria(codigo)}>{(mudancas) => <HistoriaRegistro mudancas={mudancas} />}</LeituraRegistro>
);
