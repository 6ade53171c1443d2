import { AbasRegistro, HistoriaRegistro, LeituraRegistro, UsosLidos } from '@balcao/ui/records';
import { Drawer } from '@balcao/ui/overlays';
import { FormRamo } from './form-ramo.component.tsx';
import { palavras } from './ramos.copy.ts';
import { nomeDo } from './ramos.model.ts';
import { ramos } from './ramos.resource.ts';

/** A ramo beside the list: what is chosen of it, what uses it, what changed. */
export function FichaDoRamo({ codigo, onClose }: { codigo: string; onClose: () => void }) {
  const ramo = ramos.useRegistro(codigo);
  return (
    <Drawer titulo={ramo.data ? `${codigo} · ${nomeDo(ramo.data)}` : codigo} isOpen onClose={onClose}>
      <LeituraRegistro leitura={ramo} altura={420}>
        {(ficha) => (
          <AbasRegistro palavras={palavras} usos={<Usos codigo={codigo} />} historia={<Historia codigo={codigo} />}>
            <FormRamo gravada={ficha} onSalvo={onClose} />
          </AbasRegistro>
        )}
      </LeituraRegistro>
    </Drawer>
  );
}

const Usos = ({ codigo }: { codigo: string }) => <UsosLidos leitura={ramos.useUsos(codigo)} />;
const Historia = ({ codigo }: { codigo: string }) => <HistoriaRegistro leitura={ramos.useHistoria(codigo)} />;
